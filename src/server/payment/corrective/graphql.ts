import { isRefusal } from "../../../domain/decision.ts";
import { parseCorrective } from "../../../domain/invoice/corrective/input.ts";
import type { PrintedClient } from "../../../domain/quote/parties.ts";
import { answerInvoice, InvoiceResult, IssueFactsInput } from "../../invoice/graphql.ts";
import { changeInLedger } from "../../ledger/anchor.ts";
import { builder, demandId, read } from "../../platform/graphql.ts";
import { issueCorrective } from "./issue.ts";
import { proposeCorrective, type CorrectiveProposal } from "./propose.ts";

const PrintedClientRef = builder.objectRef<PrintedClient>("PrintedClient").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    address: t.stringList({ resolve: ({ address }) => [...address] }),
    siren: t.exposeString("siren"),
    vat_number: t.string({ resolve: ({ vat_number }) => vat_number ?? "" }),
    is_company: t.boolean({ resolve: ({ type }) => type === "Entreprise" }),
  }),
});

const CorrectiveProposalRef = builder.objectRef<CorrectiveProposal>("CorrectiveProposal");
CorrectiveProposalRef.implement({
  fields: (t) => ({
    client: t.expose("client", { type: PrintedClientRef }),
    on_file: t.expose("on_file", { type: PrintedClientRef }),
    email: t.exposeString("email"),
    lines: t.field({ type: "JSON", resolve: ({ lines }) => lines }),
    discount: t.exposeInt("discount"),
    is_exempt: t.boolean({ resolve: ({ vat_regime }) => vat_regime === "franchise" }),
    performed_on: t.expose("performed_on", { type: "LocalDate", nullable: true }),
    agreed_on: t.expose("agreed_on", { type: "LocalDate" }),
    nature: t.exposeString("nature"),
    vat_ground: t.exposeString("vat_ground", { nullable: true }),
    order_number: t.exposeString("order_number"),
    prepaid: t.exposeInt("prepaid"),
    received: t.exposeInt("received"),
    total_incl: t.exposeInt("total_incl"),
    fault: t.exposeString("fault", { nullable: true }),
  }),
});

builder.queryField("corrective_proposal", (t) =>
  t.field({
    type: CorrectiveProposalRef,
    nullable: true,
    args: { invoice_id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      const invoice_id = demandId(args.invoice_id);
      const at = context.services.clock();
      return (await read(context, (db) => proposeCorrective(db, invoice_id, at))) ?? null;
    },
  }),
);

// `address` has a line each.
const CorrectedClientInput = builder.inputType("CorrectedClientInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    address: t.string({ required: true }),
    siren: t.string(),
    vat_number: t.string(),
  }),
});
const CorrectiveInput = builder.inputType("CorrectiveInput", {
  fields: (t) => ({
    invoice_id: t.id({ required: true }),
    client: t.field({ type: CorrectedClientInput, required: true }),
    facts: t.field({ type: IssueFactsInput, required: true }),
    lines: t.field({ type: "JSON", required: true }),
    discount: t.int({ required: true }),
    reason: t.string({ required: true }),
  }),
});

builder.mutationField("issueCorrectiveInvoice", (t) =>
  t.field({
    type: InvoiceResult,
    args: { input: t.arg({ type: CorrectiveInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const asked = parseCorrective({ ...input, invoice_id: demandId(input.invoice_id) });
      if (isRefusal(asked)) return asked;
      const issued = await changeInLedger(context, "issue-credit", (db, changing) =>
        issueCorrective(db, asked, changing),
      );
      return answerInvoice(context, issued);
    },
  }),
);
