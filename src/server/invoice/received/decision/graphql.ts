/** What the shop decides of a supplier's invoice, by those who record money. */
import { DECISIONS } from "../../../../domain/invoice/received/decide.ts";
import { change } from "../../../platform/change.ts";
import { builder, demand, demandId } from "../../../platform/graphql.ts";
import { answerReceived, SupplierInvoiceResult } from "../graphql.ts";
import { decideInvoice } from "./decide.ts";

builder.mutationField("decideSupplierInvoice", (t) =>
  t.field({
    type: SupplierInvoiceResult,
    args: {
      id: t.arg.id({ required: true }),
      decision: t.arg.string({ required: true }),
      reason_code: t.arg.string(),
      reason: t.arg.string(),
    },
    resolve: async (_root, args, context) => {
      const decision = demand(DECISIONS.find((known) => known === args.decision));
      const id = demandId(args.id);
      const asked = {
        id,
        decision,
        reason_code: args.reason_code ?? "",
        reason: args.reason ?? "",
      };
      return answerReceived(
        context,
        await change(context, "record-payment", (db, changing) =>
          decideInvoice(db, asked, changing),
        ),
      );
    },
  }),
);
