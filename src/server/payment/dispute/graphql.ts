import { isRefusal } from "../../../domain/decision.ts";
import type { Dispute } from "../../../domain/payment/dispute/dispute.ts";
import { parseDispute } from "../../../domain/payment/input.ts";
import { answerInvoice, InvoiceRef, InvoiceResult } from "../../invoice/graphql.ts";
import { batched, keyed } from "../../platform/batch.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, read, type Context } from "../../platform/graphql.ts";
import { disputeInvoice, liftDisputeOf } from "./dispute.ts";
import { openDisputes } from "./store.ts";

const disputeByInvoice = batched(async (context: Context, ids: string[]) =>
  keyed(await read(context, (db) => openDisputes(db, ids)), ({ invoice_id }) => invoice_id),
);

const DisputeRef = builder.objectRef<Dispute>("Dispute").implement({
  fields: (t) => ({
    reason: t.exposeString("reason"),
    // Who of the shop noted it.
    created_by: t.exposeID("created_by", { nullable: true }),
    created_at: t.expose("created_at", { type: "Instant" }),
  }),
});

builder.objectField(InvoiceRef, "dispute", (t) =>
  t.field({
    type: DisputeRef,
    nullable: true,
    resolve: async ({ id }, _args, context) => (await disputeByInvoice(context, id)) ?? null,
  }),
);

const DisputeInput = builder.inputType("DisputeInput", {
  fields: (t) => ({
    invoice_id: t.id({ required: true }),
    reason: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  disputeInvoice: t.field({
    type: InvoiceResult,
    args: { input: t.arg({ type: DisputeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const asked = parseDispute({ ...input, invoice_id: demandId(input.invoice_id) });
      if (isRefusal(asked)) return asked;
      const disputed = await change(context, "record-payment", (db, changing) =>
        disputeInvoice(db, asked, changing),
      );
      return answerInvoice(context, disputed);
    },
  }),
  liftDispute: t.field({
    type: InvoiceResult,
    args: { invoice_id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      const invoice_id = demandId(args.invoice_id);
      const lifted = await change(context, "record-payment", (db, changing) =>
        liftDisputeOf(db, invoice_id, changing),
      );
      return answerInvoice(context, lifted);
    },
  }),
}));
