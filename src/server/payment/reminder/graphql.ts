import type { Instant } from "../../../domain/time.ts";
import { failureText } from "../../../domain/message/delivery.ts";
import { answerInvoice, InvoiceRef, InvoiceResult } from "../../invoice/graphql.ts";
import { loadMessages } from "../../message/store.ts";
import { batched, grouped } from "../../platform/batch.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, read, type Context } from "../../platform/graphql.ts";
import { remindInvoice } from "./remind.ts";
import { remindersOf } from "./store.ts";

type SentReminder = {
  invoice_id: string;
  rung: number | null;
  sent_at: Instant;
  way: string;
  failure: string;
};

const remindersByInvoice = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => readReminders(db, ids)), ({ invoice_id }) => invoice_id),
);

async function readReminders(
  db: Parameters<typeof remindersOf>[0],
  ids: readonly string[],
): Promise<SentReminder[]> {
  const reminders = await remindersOf(db, ids);
  const letters = await loadMessages(
    db,
    reminders.flatMap(({ message_id }) => message_id ?? []),
  );
  const byId = new Map(letters.map((letter) => [letter.id, letter]));
  return reminders.map(({ invoice_id, rung, created_at, message_id }) => {
    const letter = byId.get(message_id ?? "");
    const failure = letter?.status === "failed" ? failureText(letter.last_error) : "";
    return { invoice_id, rung, sent_at: created_at, way: letter?.channel ?? "call", failure };
  });
}

/** A reminder; `failure` says in words why its letter did not leave, and is empty when it did. */
const ReminderRef = builder.objectRef<SentReminder>("PaymentReminder").implement({
  fields: (t) => ({
    sent_at: t.expose("sent_at", { type: "Instant" }),
    // Days after the due date of one that left by itself; null for one that a person sent.
    rung: t.exposeInt("rung", { nullable: true }),
    // "email", "sms", or "call" when the shop was asked to call.
    way: t.exposeString("way"),
    failure: t.exposeString("failure"),
  }),
});

builder.objectField(InvoiceRef, "reminder", (t) =>
  t.field({
    type: ReminderRef,
    nullable: true,
    resolve: async ({ id }, _args, context) => (await remindersByInvoice(context, id))[0] ?? null,
  }),
);
builder.objectField(InvoiceRef, "reminders", (t) =>
  t.field({
    type: [ReminderRef],
    resolve: ({ id }, _args, context) => remindersByInvoice(context, id),
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
