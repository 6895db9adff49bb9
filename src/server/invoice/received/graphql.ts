/** The inbox of suppliers' invoices: read by everyone of the shop, decided by those who record money. */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { reasonText } from "../../../domain/invoice/platform/reason.ts";
import { decisionsFrom, stateAfter } from "../../../domain/invoice/received/decide.ts";
import { isSupplierCredit } from "../../../domain/invoice/received/supplier-invoice.ts";
import { batched, grouped } from "../../platform/batch.ts";
import {
  builder,
  demand,
  demandId,
  read,
  RefusalRef,
  type Context,
} from "../../platform/graphql.ts";
import { decisionsOf, type SupplierStatus } from "./decision/store.ts";
import { loadSupplierInvoices, type SupplierInvoice } from "./store.ts";

const decisionsByInvoice = batched(async (context: Context, ids: string[]) =>
  grouped(
    await read(context, (db) => decisionsOf(db, ids)),
    ({ supplier_invoice_id }) => supplier_invoice_id,
  ),
);
const codesOf = async (context: Context, id: string): Promise<number[]> =>
  (await decisionsByInvoice(context, id)).map(({ code }) => code);

const StatusRef = builder.objectRef<SupplierStatus>("SupplierInvoiceStatus").implement({
  fields: (t) => ({
    code: t.exposeInt("code"),
    at: t.expose("at", { type: "Instant" }),
    reason: t.string({ resolve: (status) => reasonText(status) }),
  }),
});

const VatRef = builder
  .objectRef<SupplierInvoice["facts"]["vat_groups"][number]>("SupplierInvoiceVat")
  .implement({
    fields: (t) => ({
      vat_rate: t.exposeInt("vat_rate"),
      base: t.exposeFloat("base"),
      vat: t.exposeFloat("vat"),
    }),
  });

export const SupplierInvoiceRef = builder.objectRef<SupplierInvoice>("SupplierInvoice").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    source: t.exposeString("source"),
    format: t.exposeString("format"),
    supplier_name: t.exposeString("supplier_name"),
    supplier_siren: t.exposeString("supplier_siren"),
    reference: t.exposeString("reference"),
    is_credit: t.boolean({ resolve: (invoice) => isSupplierCredit(invoice) }),
    issued_on: t.expose("issued_on", { type: "LocalDate" }),
    due_on: t.expose("due_on", { type: "LocalDate", nullable: true }),
    total_excl: t.exposeFloat("total_excl"),
    total_vat: t.exposeFloat("total_vat"),
    total_incl: t.exposeFloat("total_incl"),
    due: t.exposeFloat("due"),
    iban: t.string({ resolve: ({ facts }) => facts.iban }),
    order_number: t.string({ resolve: ({ facts }) => facts.order_number }),
    received_at: t.expose("received_at", { type: "Instant" }),
    file_url: t.string({ resolve: ({ id }) => `/app/document/supplier-invoice/${id}` }),
    state: t.string({
      resolve: async ({ id }, _args, context) => stateAfter(await codesOf(context, id)),
    }),
    decisions: t.stringList({
      resolve: async ({ id }, _args, context) =>
        decisionsFrom(stateAfter(await codesOf(context, id))),
    }),
    statuses: t.field({
      type: [StatusRef],
      resolve: ({ id }, _args, context) => decisionsByInvoice(context, id),
    }),
    vat_groups: t.field({ type: [VatRef], resolve: ({ facts }) => facts.vat_groups }),
  }),
});

builder.queryField("supplier_invoice", (t) =>
  t.field({
    type: SupplierInvoiceRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) =>
      (await read(context, (db) => loadSupplierInvoices(db, [demandId(id)])))[0] ?? null,
  }),
);

export const SupplierInvoiceResult = builder.unionType("SupplierInvoiceResult", {
  types: [SupplierInvoiceRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "SupplierInvoice"),
});

/** The invoice as it is after a change, or the refusal of that change. */
export const answerReceived = async (
  context: Context,
  changed: string | Refusal,
): Promise<SupplierInvoice | Refusal> =>
  isRefusal(changed)
    ? changed
    : demand((await read(context, (db) => loadSupplierInvoices(db, [changed])))[0]);
