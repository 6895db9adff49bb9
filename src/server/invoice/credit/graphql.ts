import { isRefusal } from "../../../domain/decision.ts";
import { parseCreditedLines } from "../../../domain/invoice/input.ts";
import { builder, demandId, read } from "../../platform/graphql.ts";
import { CreditedLineInput } from "../graphql.ts";
import { proposeCredit, type CreditProposal } from "./propose.ts";

const CreditProposalRef = builder.objectRef<CreditProposal>("CreditProposal").implement({
  fields: (t) => ({ total_incl: t.exposeInt("total_incl"), owed: t.exposeInt("owed") }),
});

// Null for lines or quantities of which no credit note can be made.
builder.queryField("credit_proposal", (t) =>
  t.field({
    type: CreditProposalRef,
    nullable: true,
    args: {
      invoice_id: t.arg.id({ required: true }),
      lines: t.arg({ type: [CreditedLineInput] }),
    },
    resolve: async (_root, args, context) => {
      const invoice_id = demandId(args.invoice_id);
      const lines = parseCreditedLines(args.lines ?? null);
      if (isRefusal(lines)) return null;
      const proposed = await read(context, (db) => proposeCredit(db, invoice_id, lines));
      return !proposed || isRefusal(proposed) ? null : proposed;
    },
  }),
);
