/** On each invoice, what the shop's platform says of it; and another attempt at what could not leave. */
import { paidAtRates, paidTotal } from "../../../../domain/invoice/platform/paid.ts";
import type { PaidAtRate } from "../../../../domain/invoice/platform/cdar.ts";
import { reasonText } from "../../../../domain/invoice/platform/reason.ts";
import {
  currentStatus,
  isFailed,
  isHeld,
  isStatusCode,
  STATUS_FR,
} from "../../../../domain/invoice/platform/status.ts";
import type { Cents } from "../../../../domain/money.ts";
import type { Instant } from "../../../../domain/time.ts";
import { batched, grouped, keyed } from "../../../platform/batch.ts";
import { change } from "../../../platform/change.ts";
import { builder, demandId, read, type Context } from "../../../platform/graphql.ts";
import { sharesCausedBy } from "../../../payment/share/store.ts";
import { InvoiceRef } from "../../graphql.ts";
import { DoneResult } from "../graphql.ts";
import { correctionIn, statusesSince } from "../read-correction.ts";
import { resend } from "../resend.ts";
import { statusesOf, type StoredStatus } from "../store.ts";
import { flowsOf, paidFlows, type OutgoingFlow } from "./store.ts";

const statusesByInvoice = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => statusesOf(db, ids)), ({ invoice_id }) => invoice_id),
);
const flowByInvoice = batched(async (context: Context, ids: string[]) =>
  keyed(await read(context, (db) => flowsOf(db, "invoice", ids)), ({ subject_id }) => subject_id),
);
const paidByFlow = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => paidFlows(db, ids)), ({ after_id }) => after_id ?? ""),
);
const sharesByCause = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => sharesCausedBy(db, ids)), ({ cause_id }) => cause_id),
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

const PaidAtRateRef = builder.objectRef<PaidAtRate>("InvoicePaidAtRate").implement({
  fields: (t) => ({
    vat_rate: t.exposeInt("vat_rate"),
    amount: t.exposeFloat("amount"),
  }),
});

type Untold = { flow: OutgoingFlow; amount: Cents };

/** Money received, or given back, that the platform rejected or could not be given. */
const UntoldRef = builder.objectRef<Untold>("UntoldPayment").implement({
  fields: (t) => ({
    flow_id: t.id({ resolve: ({ flow }) => flow.id }),
    amount: t.exposeFloat("amount"),
    is_rejected: t.boolean({ resolve: ({ flow }) => flow.verdict === "rejected" }),
    reason: t.string({
      resolve: ({ flow: { verdict_code: reason_code, verdict_reason: reason } }) =>
        reasonText({ reason_code, reason }),
    }),
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
      resolve: (sending) => presentOf(sending),
    }),
    // How it is put right: « none », « internal » (the client never received it) or « credit » (they refused it).
    correction: t.string({ resolve: ({ flow, statuses }) => correctionIn(flow, statuses) }),
    is_failed: t.boolean({ resolve: (sending) => isPresent(sending, isFailed) }),
    is_held: t.boolean({ resolve: (sending) => isPresent(sending, isHeld) }),
    // « Encaissée »: what the platform knows to be received, at each rate.
    paid: t.field({ type: [PaidAtRateRef], resolve: toldAtRates }),
    untold: t.field({ type: [UntoldRef], resolve: untoldOf }),
    statuses: t.field({ type: [StatusRef], resolve: ({ statuses }) => statuses }),
  }),
});

const paidOf = async ({ flow }: Sending, context: Context): Promise<OutgoingFlow[]> =>
  flow ? paidByFlow(context, flow.id) : [];

async function toldAtRates(
  sending: Sending,
  _args: unknown,
  context: Context,
): Promise<PaidAtRate[]> {
  const told = (await paidOf(sending, context)).filter(({ verdict }) => verdict === "accepted");
  const shares = await Promise.all(told.map((one) => sharesByCause(context, one.subject_id)));
  return paidAtRates(shares.flat());
}

async function untoldOf(sending: Sending, _args: unknown, context: Context): Promise<Untold[]> {
  const untold = (await paidOf(sending, context)).filter(
    ({ verdict, state }) => verdict === "rejected" || state === "failed",
  );
  return Promise.all(
    untold.map(async (flow) => {
      const shares = await sharesByCause(context, flow.subject_id);
      return { flow, amount: paidTotal(paidAtRates(shares)) };
    }),
  );
}

function presentOf({ flow, statuses }: Sending): StoredStatus | null {
  const present = currentStatus(statusesSince(flow, statuses));
  return (
    statuses.find(
      ({ message_id, code }) => message_id === present?.message_id && code === present.code,
    ) ?? null
  );
}

const isPresent = (sending: Sending, is: (status: StoredStatus) => boolean): boolean => {
  const present = presentOf(sending);
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
    resolve: async ({ credits_id }, _args, context) => {
      if (credits_id === null) return false;
      const { flow, statuses } = await sendingOf(context, credits_id);
      return correctionIn(flow, statuses) === "internal";
    },
  }),
);

builder.mutationField("resendFlow", (t) =>
  t.field({
    type: DoneResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      change(context, "issue-invoice", async (db, { at }) => {
        const done = await resend(db, demandId(id), at);
        return done === undefined ? undefined : { done };
      }),
  }),
);
