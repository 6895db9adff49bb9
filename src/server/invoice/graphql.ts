import { isRefusal, type Refusal } from "../../domain/decision.ts";
import { MISSING_FACT_FR, missingFacts } from "../../domain/invoice/facturx/missing.ts";
import { INVOICE_SHOWS } from "../../domain/invoice/search.ts";
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
import { issueInvoice } from "./issue.ts";
import {
  creditsOf,
  invoicesOfQuotes,
  issuedOfReference,
  issuedOfRepairs,
  listIssued,
  listUnpaid,
  loadIssued,
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
const creditByInvoice = batched(async (context: Context, ids: string[]) =>
  keyed(await read(context, (db) => creditsOf(db, ids)), ({ credits_id }) => credits_id ?? ""),
);
const balanceByInvoice = batched(async (context: Context, ids: string[]) =>
  keyed(await read(context, (db) => balancesOf(db, ids)), ({ invoice_id }) => invoice_id),
);

/** An invoice (380) or a credit note (381). `payments` is added by the noun that has them. Cents. */
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
    credited_by: t.field({
      type: InvoiceRef,
      nullable: true,
      resolve: async ({ id }, _args, context) => (await creditByInvoice(context, id)) ?? null,
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
// The counts and what is unpaid are of what the text and the period find, whichever is shown.
const InvoiceBoardRef = builder.objectRef<InvoiceBoard>("InvoiceBoard").implement({
  fields: (t) => ({
    counts: t.expose("counts", { type: [InvoiceCountRef] }),
    unpaid: t.expose("unpaid", { type: UnpaidTotalRef }),
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

builder.mutationFields((t) => ({
  issueInvoice: t.field({
    type: InvoiceResult,
    args: { quote_id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      const quote_id = demandId(args.quote_id);
      const issued = await changeInLedger(context, "issue-invoice", (db, changing) =>
        issueInvoice(db, quote_id, changing),
      );
      return answerInvoice(context, issued);
    },
  }),
  creditInvoice: t.field({
    type: InvoiceResult,
    args: { invoice_id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      const invoice_id = demandId(args.invoice_id);
      const credited = await changeInLedger(context, "issue-credit", (db, changing) =>
        creditInvoice(db, invoice_id, changing),
      );
      return answerInvoice(context, credited);
    },
  }),
}));
