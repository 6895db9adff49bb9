import type { Instant } from "../../../domain/time.ts";
import { failureText } from "../../../domain/message/delivery.ts";
import { answerInvoice, InvoiceRef, InvoiceResult } from "../../invoice/graphql.ts";
import { loadMessages } from "../../message/store.ts";
import { batched, keyed } from "../../platform/batch.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, read, type Context } from "../../platform/graphql.ts";
import { remindInvoice } from "./remind.ts";
import { lastReminders } from "./store.ts";

type SentReminder = { invoice_id: string; sent_at: Instant; way: string; failure: string };

const reminderByInvoice = batched(async (context: Context, ids: string[]) =>
  keyed(await read(context, (db) => readReminders(db, ids)), ({ invoice_id }) => invoice_id),
);

async function readReminders(
  db: Parameters<typeof lastReminders>[0],
  ids: readonly string[],
): Promise<SentReminder[]> {
  const reminders = await lastReminders(db, ids);
  const letters = await loadMessages(
    db,
    reminders.flatMap(({ message_id }) => message_id ?? []),
  );
  const byId = new Map(letters.map((letter) => [letter.id, letter]));
  return reminders.map(({ invoice_id, created_at, message_id }) => {
    const letter = byId.get(message_id ?? "");
    const failure = letter?.status === "failed" ? failureText(letter.last_error) : "";
    return { invoice_id, sent_at: created_at, way: letter?.channel ?? "call", failure };
  });
}

/** The last reminder; `failure` says in words why its letter did not leave, and is empty when it did. */
const ReminderRef = builder.objectRef<SentReminder>("PaymentReminder").implement({
  fields: (t) => ({
    sent_at: t.expose("sent_at", { type: "Instant" }),
    // "email", "sms", or "call" when the shop was asked to call.
    way: t.exposeString("way"),
    failure: t.exposeString("failure"),
  }),
});

builder.objectField(InvoiceRef, "reminder", (t) =>
  t.field({
    type: ReminderRef,
    nullable: true,
    resolve: async ({ id }, _args, context) => (await reminderByInvoice(context, id)) ?? null,
  }),
);

builder.mutationField("remindInvoice", (t) =>
  t.field({
    type: InvoiceResult,
    args: { invoice_id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      const invoice_id = demandId(args.invoice_id);
      const reminded = await change(context, "record-payment", (db, changing) =>
        remindInvoice(db, invoice_id, changing),
      );
      return answerInvoice(context, reminded);
    },
  }),
);
