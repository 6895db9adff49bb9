import { isRefusal, type Refusal } from "../../domain/decision.ts";
import { MISSING_FACT_FR, missingFacts } from "../../domain/invoice/facturx/missing.ts";
import { creditableLines, type CreditableLine } from "../../domain/invoice/credit.ts";
import {
  parseCredit,
  parseCreditedLines,
  parseDeposit,
  parseIssueFacts,
} from "../../domain/invoice/input.ts";
import { soldExcl } from "../../domain/invoice/kind.ts";
import { INVOICE_SHOWS } from "../../domain/invoice/search.ts";
import type { AgedSum } from "../../domain/payment/aged.ts";
import { dateOf } from "../../domain/time.ts";
import { ClientRef, clientById } from "../client/graphql.ts";
import { changeInLedger } from "../ledger/anchor.ts";
import { batched, grouped, keyed } from "../platform/batch.ts";
import { builder, demand, demandId, read, RefusalRef, type Context } from "../platform/graphql.ts";
import { boundsOf, demandPage } from "../platform/graphql/page.ts";
import { QuoteRef } from "../quote/graphql.ts";
import { RepairRef, repairById } from "../repair/graphql.ts";
import { loadShop } from "../shop/store.ts";
import { balancesOf, totalUnpaid, type UnpaidTotal } from "./balance/store.ts";
import { listInvoiceBoard, type InvoiceBoard, type InvoiceCount } from "./list.ts";
import { creditInvoice } from "./credit.ts";
import { issueDeposit } from "./issue-deposit.ts";
import { issueInvoice } from "./issue.ts";
import { proposeIssue, type IssueProposal } from "./propose.ts";
import {
  creditsOf,
  isCredit,
  isInvoice,
  invoicesOfQuotes,
  issuedOfReference,
  issuedOfRepairs,
  listIssued,
  listUnpaid,
  loadIssued,
  replacementsOf,
  type IssuedDocument,
} from "./store.ts";

export const issuedById = batched(async (context: Context, ids: string[]) =>
  keyed(await read(context, (db) => loadIssued(db, ids)), ({ id }) => id),
);
const issuedByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => issuedOfRepairs(db, ids)), ({ repair_id }) => repair_id),
);
const invoiceByQuote = batched(async (context: Context, ids: string[]) =>
  keyed(await read(context, (db) => invoicesOfQuotes(db, ids)), ({ quote_id }) => quote_id ?? ""),
);
const creditsByInvoice = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => creditsOf(db, ids)), ({ credits_id }) => credits_id ?? ""),
);
const replacementByInvoice = batched(async (context: Context, ids: string[]) =>
  keyed(
    await read(context, (db) => replacementsOf(db, ids)),
    ({ replaces_id }) => replaces_id ?? "",
  ),
);
const balanceByInvoice = batched(async (context: Context, ids: string[]) =>
  keyed(await read(context, (db) => balancesOf(db, ids)), ({ invoice_id }) => invoice_id),
);

export const CreditedLineInput = builder.inputType("CreditedLineInput", {
  fields: (t) => ({
    line_id: t.string({ required: true }),
    quantity: t.int({ required: true }),
  }),
});

/** What of a line was not credited yet, or not billed yet, in ten-thousandths; `net` is that of the whole line. */
const CreditableLineRef = builder.objectRef<CreditableLine>("CreditableLine").implement({
  fields: (t) => ({
    id: t.exposeString("id"),
    label: t.exposeString("label"),
    unit: t.exposeString("unit"),
    quantity: t.exposeInt("quantity"),
    left: t.exposeInt("left"),
    net: t.exposeInt("net"),
  }),
});

/** An invoice (380), the one that replaces it (384), a deposit (386) or a credit note (381, 503). `payments` is added by the noun that has them. Cents. */
export const InvoiceRef = builder.objectRef<IssuedDocument>("Invoice");
InvoiceRef.implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.exposeInt("kind"),
    reference: t.exposeString("reference"),
    issued_at: t.expose("issued_at", { type: "Instant" }),
    issued_on: t.expose("issued_on", { type: "LocalDate" }),
    due_on: t.expose("due_on", { type: "LocalDate" }),
    total_excl: t.exposeInt("total_excl"),
    total_vat: t.exposeInt("total_vat"),
    total_incl: t.exposeInt("total_incl"),
    bonus: t.exposeInt("bonus"),
    due: t.exposeInt("due"),
    repair_id: t.exposeID("repair_id"),
    repair: t.field({
      type: RepairRef,
      resolve: async ({ repair_id }, _args, context) =>
        demand(await repairById(context, repair_id)),
    }),
    client: t.field({
      type: ClientRef,
      resolve: async ({ client_id }, _args, context) =>
        demand(await clientById(context, client_id)),
    }),
    quote_id: t.exposeID("quote_id", { nullable: true }),
    credits_id: t.exposeID("credits_id", { nullable: true }),
    replaces_id: t.exposeID("replaces_id", { nullable: true }),
    // The corrective invoice that cancels it and stands in its place.
    replaced_by: t.field({
      type: InvoiceRef,
      nullable: true,
      resolve: async ({ id }, _args, context) => (await replacementByInvoice(context, id)) ?? null,
    }),
    // What a credit note or a corrective invoice is about, as printed.
    corrects: t.string({ resolve: ({ document }) => document.corrects?.reference ?? "" }),
    // What it adds to the turnover, excl. VAT: what is credited or cancelled is taken off.
    sold_excl: t.int({
      resolve: ({ kind, total_excl, document }) => soldExcl(kind, total_excl, document.corrects),
    }),
    credits: t.field({
      type: [InvoiceRef],
      resolve: ({ id }, _args, context) => creditsByInvoice(context, id),
    }),
    // Why a credit note takes its invoice back.
    reason: t.string({ resolve: ({ document }) => document.reason }),
    creditable: t.field({
      type: [CreditableLineRef],
      resolve: async (issued, _args, context) =>
        isInvoice(issued) && !(await replacementByInvoice(context, issued.id))
          ? creditableLines(issued, (await creditsByInvoice(context, issued.id)).filter(isCredit))
          : [],
    }),
    credited_incl: t.int({
      resolve: async ({ id }, _args, context) =>
        (await balanceByInvoice(context, id))?.credited_incl ?? 0,
    }),
    // What the eco-organisation still owes.
    bonus_remainder: t.int({
      resolve: async ({ id }, _args, context) =>
        (await balanceByInvoice(context, id))?.bonus_remainder ?? 0,
    }),
    // Nothing is paid on a credit note.
    paid: t.int({
      resolve: async ({ id }, _args, context) => (await balanceByInvoice(context, id))?.paid ?? 0,
    }),
    remainder: t.int({
      resolve: async ({ id }, _args, context) =>
        (await balanceByInvoice(context, id))?.remainder ?? 0,
    }),
    pdf_url: t.string({ resolve: ({ id }) => `/app/document/invoice/${id}.pdf` }),
    xml_url: t.string({ resolve: ({ id }) => `/app/document/invoice/${id}.xml` }),
    // What its electronic form lacks to be accepted by a platform, in French.
    missing_facts: t.stringList({
      resolve: ({ document }) => missingFacts(document).map((fact) => MISSING_FACT_FR[fact]),
    }),
  }),
});

builder.objectField(RepairRef, "invoices", (t) =>
  t.field({ type: [InvoiceRef], resolve: ({ id }, _args, context) => issuedByRepair(context, id) }),
);
builder.objectField(QuoteRef, "invoice", (t) =>
  t.field({
    type: InvoiceRef,
    nullable: true,
    resolve: async ({ id }, _args, context) => (await invoiceByQuote(context, id)) ?? null,
  }),
);

builder.queryField("invoices", (t) =>
  t.field({
    type: [InvoiceRef],
    args: { unpaid: t.arg.boolean(), first: t.arg.int(), skip: t.arg.int() },
    resolve: (_root, { unpaid, ...page }, context) =>
      read(context, async (db) =>
        demandPage(await (unpaid ? listUnpaid : listIssued)(db, boundsOf(page))),
      ),
  }),
);

builder.queryField("invoicesByReference", (t) =>
  t.field({
    type: [InvoiceRef],
    args: { reference: t.arg.string({ required: true }) },
    resolve: (_root, { reference }, context) =>
      read(context, (db) => issuedOfReference(db, reference)),
  }),
);

const UnpaidTotalRef = builder.objectRef<UnpaidTotal>("UnpaidTotal").implement({
  fields: (t) => ({ count: t.exposeInt("count"), remainder: t.exposeInt("remainder") }),
});

builder.queryField("unpaid_total", (t) =>
  t.field({
    type: UnpaidTotalRef,
    resolve: (_root, _args, context) => read(context, totalUnpaid),
  }),
);

const InvoiceCountRef = builder.objectRef<InvoiceCount>("InvoiceCount").implement({
  fields: (t) => ({ show: t.exposeString("show"), count: t.exposeInt("count") }),
});
const AgedSumRef = builder.objectRef<AgedSum>("AgedSum").implement({
  fields: (t) => ({
    age: t.exposeString("age"),
    count: t.exposeInt("count"),
    remainder: t.exposeFloat("remainder"),
  }),
});
// The counts and what is unpaid are of what the text and the period find, whichever is shown.
const InvoiceBoardRef = builder.objectRef<InvoiceBoard>("InvoiceBoard").implement({
  fields: (t) => ({
    counts: t.expose("counts", { type: [InvoiceCountRef] }),
    unpaid: t.expose("unpaid", { type: UnpaidTotalRef }),
    aged: t.expose("aged", { type: [AgedSumRef] }),
    shown_due: t.exposeFloat("shown_due"),
    invoices: t.expose("invoices", { type: [InvoiceRef] }),
  }),
});

builder.queryField("invoice_board", (t) =>
  t.field({
    type: InvoiceBoardRef,
    args: {
      show: t.arg.string(),
      text: t.arg.string(),
      from: t.arg({ type: "LocalDate" }),
      to: t.arg({ type: "LocalDate" }),
      first: t.arg.int(),
      skip: t.arg.int(),
    },
    resolve: (_root, { show, text, from = null, to = null, ...page }, context) =>
      read(context, async (db) => {
        const shop = demand(await loadShop(db, context.scope.shop_id));
        const board = await listInvoiceBoard(db, {
          show: INVOICE_SHOWS.find((known) => known === show) ?? "unpaid",
          text: text ?? "",
          from,
          to,
          today: dateOf(context.services.clock(), shop.timezone),
          ...boundsOf(page),
        });
        return { ...board, invoices: demandPage(board.invoices) };
      }),
  }),
);

const DeductedRef = builder.objectRef<IssueProposal["deposits"][number]>("DeductedDeposit");
DeductedRef.implement({
  fields: (t) => ({
    reference: t.exposeString("reference"),
    amount: t.exposeInt("amount"),
    remainder: t.exposeInt("remainder"),
  }),
});
export const IssueProposalRef = builder.objectRef<IssueProposal>("IssueProposal").implement({
  fields: (t) => ({
    client_name: t.string({ resolve: ({ client }) => client.name }),
    client_address: t.stringList({ resolve: ({ client }) => [...client.address] }),
    client_siren: t.string({ resolve: ({ client }) => client.siren }),
    client_email: t.exposeString("client_email"),
    is_company: t.boolean({ resolve: ({ client }) => client.type === "Entreprise" }),
    agreed_on: t.expose("agreed_on", { type: "LocalDate" }),
    performed_on: t.expose("performed_on", { type: "LocalDate" }),
    nature: t.exposeString("nature"),
    needs_ground: t.exposeBoolean("needs_ground"),
    deposits: t.expose("deposits", { type: [DeductedRef] }),
    deposit: t.exposeInt("deposit"),
    most_deposit: t.exposeInt("most_deposit"),
    open: t.expose("open", { type: [CreditableLineRef] }),
    total_incl: t.exposeInt("total_incl"),
    due: t.exposeInt("due"),
    fault: t.exposeString("fault", { nullable: true }),
    mailed: t.exposeString("mailed"),
  }),
});

builder.queryField("issue_proposal", (t) =>
  t.field({
    type: IssueProposalRef,
    nullable: true,
    args: {
      quote_id: t.arg.id({ required: true }),
      lines: t.arg({ type: [CreditedLineInput] }),
    },
    resolve: async (_root, args, context) => {
      const quote_id = demandId(args.quote_id);
      const lines = parseCreditedLines(args.lines ?? null);
      if (isRefusal(lines)) return null;
      const at = context.services.clock();
      return (await read(context, (db) => proposeIssue(db, { quote_id, lines }, at))) ?? null;
    },
  }),
);

export const InvoiceResult = builder.unionType("InvoiceResult", {
  types: [InvoiceRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Invoice"),
});

/** The invoice as it is after a change, or the refusal of that change. */
export const answerInvoice = async (
  context: Context,
  changed: string | Refusal,
): Promise<IssuedDocument | Refusal> =>
  isRefusal(changed) ? changed : demand(await issuedById(context, changed));

export const IssueFactsInput = builder.inputType("IssueFactsInput", {
  fields: (t) => ({
    performed_on: t.field({ type: "LocalDate", required: true }),
    nature: t.string({ required: true }),
    vat_ground: t.string(),
    order_number: t.string(),
  }),
});
const DepositInput = builder.inputType("DepositInput", {
  fields: (t) => ({
    quote_id: t.id({ required: true }),
    amount: t.int({ required: true }),
    vat_ground: t.string(),
  }),
});
// Without lines, everything that was not credited yet.
const CreditInput = builder.inputType("CreditInput", {
  fields: (t) => ({
    invoice_id: t.id({ required: true }),
    reason: t.string({ required: true }),
    lines: t.field({ type: [CreditedLineInput] }),
  }),
});

builder.mutationFields((t) => ({
  issueInvoice: t.field({
    type: InvoiceResult,
    // Without lines, everything that is not billed yet.
    args: {
      quote_id: t.arg.id({ required: true }),
      facts: t.arg({ type: IssueFactsInput }),
      lines: t.arg({ type: [CreditedLineInput] }),
    },
    resolve: async (_root, args, context) => {
      const quote_id = demandId(args.quote_id);
      const lines = parseCreditedLines(args.lines ?? null);
      if (isRefusal(lines)) return lines;
      const facts = args.facts ? parseIssueFacts(args.facts) : null;
      if (isRefusal(facts)) return facts;
      const issued = await changeInLedger(context, "issue-invoice", (db, changing) =>
        issueInvoice(db, { quote_id, facts, lines }, changing),
      );
      return answerInvoice(context, issued);
    },
  }),
  issueDeposit: t.field({
    type: InvoiceResult,
    args: { input: t.arg({ type: DepositInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const deposit = parseDeposit({ ...input, quote_id: demandId(input.quote_id) });
      if (isRefusal(deposit)) return deposit;
      const issued = await changeInLedger(context, "issue-invoice", (db, changing) =>
        issueDeposit(db, deposit, changing),
      );
      return answerInvoice(context, issued);
    },
  }),
  creditInvoice: t.field({
    type: InvoiceResult,
    args: { input: t.arg({ type: CreditInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const asked = parseCredit({ ...input, invoice_id: demandId(input.invoice_id) });
      if (isRefusal(asked)) return asked;
      const credited = await changeInLedger(context, "issue-credit", (db, changing) =>
        creditInvoice(db, asked, changing),
      );
      return answerInvoice(context, credited);
    },
  }),
}));
