import { batched, grouped } from "../../platform/batch.ts";
import { builder, readAtOnce, type Context } from "../../platform/graphql.ts";
import { RepairRef } from "../../repair/graphql.ts";
import { quoteSummaries, type QuoteSummary } from "./store.ts";

const summariesByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(
    await readAtOnce(context, (db) => quoteSummaries(db, ids, context.services.clock())),
    ({ repair_id }) => repair_id,
  ),
);

/** What a card says of a quote. `invoice` is added by the noun that has it. */
export const QuoteSummaryRef = builder.objectRef<QuoteSummary>("QuoteSummary").implement({
  fields: (t) => ({ id: t.exposeID("id"), status: t.exposeString("status") }),
});

builder.objectField(RepairRef, "quote_summaries", (t) =>
  t.field({
    type: [QuoteSummaryRef],
    resolve: ({ id }, _args, context) => summariesByRepair(context, id),
  }),
);
