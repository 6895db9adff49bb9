import { isRefusal } from "../../../domain/decision.ts";
import { parseDirect, parseDirectLines } from "../../../domain/invoice/direct/input.ts";
import { changeInLedger } from "../../ledger/anchor.ts";
import { builder, demandId, read } from "../../platform/graphql.ts";
import { answerInvoice, InvoiceResult, IssueFactsInput, IssueProposalRef } from "../graphql.ts";
import { issueDirect } from "./issue.ts";
import { proposeDirect } from "./propose.ts";

// `lines` are those of a quote, without a bonus nor a choice.
const DirectInput = builder.inputType("DirectInvoiceInput", {
  fields: (t) => ({
    repair_id: t.id({ required: true }),
    subject: t.string({ required: true }),
    lines: t.field({ type: "JSON", required: true }),
    discount: t.int({ required: true }),
    notes: t.string({ required: true }),
    facts: t.field({ type: IssueFactsInput, required: true }),
  }),
});

builder.queryField("direct_proposal", (t) =>
  t.field({
    type: IssueProposalRef,
    nullable: true,
    args: {
      repair_id: t.arg.id({ required: true }),
      lines: t.arg({ type: "JSON", required: true }),
    },
    resolve: async (_root, args, context) => {
      const asked = parseDirectLines(demandId(args.repair_id), args.lines);
      if (isRefusal(asked)) return null;
      const at = context.services.clock();
      return (await read(context, (db) => proposeDirect(db, asked, at))) ?? null;
    },
  }),
);

builder.mutationField("issueDirectInvoice", (t) =>
  t.field({
    type: InvoiceResult,
    args: { input: t.arg({ type: DirectInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const repair_id = demandId(input.repair_id);
      const sale = parseDirect({ ...input, repair_id }, input.facts);
      if (isRefusal(sale)) return sale;
      const issued = await changeInLedger(context, "issue-invoice", (db, changing) =>
        issueDirect(db, sale, changing),
      );
      return answerInvoice(context, issued);
    },
  }),
);
