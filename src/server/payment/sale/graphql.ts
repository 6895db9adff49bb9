import { isRefusal } from "../../../domain/decision.ts";
import { parseSale } from "../../../domain/payment/sale/input.ts";
import { answerInvoice, InvoiceResult, IssueFactsInput } from "../../invoice/graphql.ts";
import { changeInLedger } from "../../ledger/anchor.ts";
import { againIfTaken } from "../../platform/database/violation.ts";
import { builder, demandId } from "../../platform/graphql.ts";
import { sellAtCounter } from "./sell.ts";

// `id` is that of the sheet that the sale makes; without a client, who buys in passing.
const CounterSaleInput = builder.inputType("CounterSaleInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    client_id: t.id(),
    name_refused: t.boolean(),
    subject: t.string({ required: true }),
    lines: t.field({ type: "JSON", required: true }),
    discount: t.int({ required: true }),
    notes: t.string({ required: true }),
    facts: t.field({ type: IssueFactsInput, required: true }),
    // Without one, it is paid later.
    method: t.string(),
    reference: t.string(),
  }),
});

/** Two first sales in passing at the same instant, or one sent twice: the second finds what the first wrote. */
const TAKEN = ["client_pkey", "repair_pkey"];

builder.mutationField("sellAtCounter", (t) =>
  t.field({
    type: InvoiceResult,
    args: { input: t.arg({ type: CounterSaleInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const sale = parseSale({ ...input, id: demandId(input.id) });
      if (isRefusal(sale)) return sale;
      const { shop_id } = context.scope;
      const sold = await againIfTaken(TAKEN, () =>
        changeInLedger(context, "issue-invoice", (db, changing) =>
          sellAtCounter(db, { ...sale, shop_id }, changing),
        ),
      );
      return answerInvoice(context, sold);
    },
  }),
);
