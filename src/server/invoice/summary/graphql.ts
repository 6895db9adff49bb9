import { batched, grouped } from "../../platform/batch.ts";
import { builder, readAtOnce, type Context } from "../../platform/graphql.ts";
import { QuoteSummaryRef } from "../../quote/summary/graphql.ts";
import { RepairRef } from "../../repair/graphql.ts";
import { invoiceSummaries, type InvoiceSummary } from "./store.ts";

const summariesByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(
    await readAtOnce(context, (db) => invoiceSummaries(db, ids)),
    ({ repair_id }) => repair_id,
  ),
);

/** What a card says of an invoice, a deposit or a credit note. */
const InvoiceSummaryRef = builder.objectRef<InvoiceSummary>("InvoiceSummary").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.exposeInt("kind"),
    reference: t.exposeString("reference"),
    remainder: t.exposeInt("remainder"),
    bonus_remainder: t.exposeInt("bonus_remainder"),
  }),
});

builder.objectField(RepairRef, "invoice_summaries", (t) =>
  t.field({
    type: [InvoiceSummaryRef],
    resolve: ({ id }, _args, context) => summariesByRepair(context, id),
  }),
);

builder.objectField(QuoteSummaryRef, "invoice", (t) =>
  t.field({
    type: InvoiceSummaryRef,
    nullable: true,
    resolve: async ({ id, repair_id }, _args, context) => {
      const ofRepair = await summariesByRepair(context, repair_id);
      return ofRepair.findLast(({ quote_id, stands }) => quote_id === id && stands) ?? null;
    },
  }),
);
