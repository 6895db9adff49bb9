/** On each invoice, what the shop's platform says of it; and another attempt at what could not leave. */
import { correctionOf } from "../../../../domain/invoice/platform/correction.ts";
import { reasonText } from "../../../../domain/invoice/platform/reason.ts";
import {
  currentStatus,
  isFailed,
  isHeld,
  isStatusCode,
  STATUS_FR,
} from "../../../../domain/invoice/platform/status.ts";
import type { Instant } from "../../../../domain/time.ts";
import { batched, grouped, keyed } from "../../../platform/batch.ts";
import { change } from "../../../platform/change.ts";
import { builder, demandId, read, type Context } from "../../../platform/graphql.ts";
import { InvoiceRef } from "../../graphql.ts";
import { DoneResult } from "../graphql.ts";
import { statusesOf, type StoredStatus } from "../store.ts";
import { flowsNamed, flowsOf, resendFlow, type OutgoingFlow } from "./store.ts";

const statusesByInvoice = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => statusesOf(db, ids)), ({ invoice_id }) => invoice_id),
);
const flowByInvoice = batched(async (context: Context, ids: string[]) =>
  keyed(await read(context, (db) => flowsOf(db, "invoice", ids)), ({ subject_id }) => subject_id),
);

const StatusRef = builder.objectRef<StoredStatus>("InvoiceStatus").implement({
  fields: (t) => ({
    code: t.exposeInt("code"),
    text: t.string({
      resolve: ({ code }) => (isStatusCode(code) ? STATUS_FR[code] : `Statut ${code}`),
    }),
    reason: t.string({ resolve: (status) => reasonText(status) }),
    at: t.expose("at", { type: "Instant" }),
  }),
});

type Sending = { flow: OutgoingFlow | undefined; statuses: StoredStatus[] };

/** `state` is that of the sending; `current` what the platform says last, once it said something. */
const SendingRef = builder.objectRef<Sending>("InvoiceSending").implement({
  fields: (t) => ({
    state: t.string({ resolve: ({ flow }) => flow?.state ?? "none" }),
    flow_id: t.string({ nullable: true, resolve: ({ flow }) => flow?.id ?? null }),
    attempts: t.int({ resolve: ({ flow }) => flow?.attempts ?? 0 }),
    sent_at: t.field({
      type: "Instant",
      nullable: true,
      resolve: ({ flow }): Instant | null => flow?.sent_at ?? null,
    }),
    current: t.field({
      type: StatusRef,
      nullable: true,
      resolve: ({ statuses }) => presentOf(statuses),
    }),
    // How it is put right: « none », « internal » (the client never received it) or « credit » (they refused it).
    correction: t.string({ resolve: correctionIn }),
    is_failed: t.boolean({ resolve: ({ statuses }) => isPresent(statuses, isFailed) }),
    is_held: t.boolean({ resolve: ({ statuses }) => isPresent(statuses, isHeld) }),
    statuses: t.field({ type: [StatusRef], resolve: ({ statuses }) => statuses }),
  }),
});

const correctionIn = ({ flow, statuses }: Sending): string =>
  correctionOf({ state: flow?.state, statuses });

function presentOf(statuses: readonly StoredStatus[]): StoredStatus | null {
  const present = currentStatus(statuses);
  return (
    statuses.find(
      ({ message_id, code }) => message_id === present?.message_id && code === present.code,
    ) ?? null
  );
}

const isPresent = (
  statuses: readonly StoredStatus[],
  is: (status: StoredStatus) => boolean,
): boolean => {
  const present = presentOf(statuses);
  return present !== null && is(present);
};

const sendingOf = async (context: Context, id: string): Promise<Sending> => ({
  flow: await flowByInvoice(context, id),
  statuses: await statusesByInvoice(context, id),
});

/** Null for what no platform carries: consumers, and shops without one. */
builder.objectField(InvoiceRef, "sending", (t) =>
  t.field({
    type: SendingRef,
    nullable: true,
    resolve: async ({ id }, _args, context) => {
      const sending = await sendingOf(context, id);
      return sending.flow || sending.statuses.length > 0 ? sending : null;
    },
  }),
);

/** A credit note of what the client never received: nobody is sent it. */
builder.objectField(InvoiceRef, "is_internal", (t) =>
  t.boolean({
    resolve: async ({ credits_id }, _args, context) =>
      credits_id !== null && correctionIn(await sendingOf(context, credits_id)) === "internal",
  }),
);

builder.mutationField("resendFlow", (t) =>
  t.field({
    type: DoneResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      change(context, "issue-invoice", async (db, { at }) => {
        const [flow] = await flowsNamed(db, [demandId(id)]);
        return flow && { done: await resendFlow(db, flow.id, at) };
      }),
  }),
);
