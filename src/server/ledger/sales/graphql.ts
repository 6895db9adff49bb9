import { GraphQLError } from "graphql";
import { may } from "../../../domain/account/permissions.ts";
import type { PeriodFigures } from "../../../domain/ledger/sales/figures.ts";
import type { VatBasis } from "../../../domain/ledger/sales/basis.ts";
import { periodOf, type SalesPeriod } from "../../../domain/ledger/sales/period.ts";
import { dateOf, type LocalDate, type Zone } from "../../../domain/time.ts";
import { InvoiceRef } from "../../invoice/graphql.ts";
import { builder, demand, read, type Context } from "../../platform/graphql.ts";
import { boundsOf, demandPage } from "../../platform/graphql/page.ts";
import { loadShop } from "../../shop/store.ts";
import { loadAccounting } from "../accounting/store.ts";
import { listSold, type SoldPage } from "./list.ts";
import {
  reportSales,
  type MethodSum,
  type RateSum,
  type SalesReport,
  type SalesShare,
  type SalesStepRow,
} from "./report.ts";

/** Both ends included. */
const PeriodRef = builder.objectRef<SalesPeriod>("SalesPeriod").implement({
  fields: (t) => ({
    from: t.expose("from", { type: "LocalDate" }),
    to: t.expose("to", { type: "LocalDate" }),
  }),
});

/** Cents; `days` is the sum of the days that each settled invoice took. */
const FiguresRef = builder.objectRef<PeriodFigures>("SalesFigures").implement({
  fields: (t) => ({
    count: t.exposeInt("count"),
    credits: t.exposeInt("credits"),
    excl: t.exposeFloat("excl"),
    vat: t.exposeFloat("vat"),
    incl: t.exposeFloat("incl"),
    payments: t.int({ resolve: ({ received }) => received.count }),
    received: t.float({ resolve: ({ received }) => received.amount }),
    sent: t.int({ resolve: ({ quotes }) => quotes.sent }),
    accepted: t.int({ resolve: ({ quotes }) => quotes.accepted }),
    sent_incl: t.float({ resolve: ({ quotes }) => quotes.sent_incl }),
    accepted_incl: t.float({ resolve: ({ quotes }) => quotes.accepted_incl }),
    settled: t.int({ resolve: ({ settled }) => settled.count }),
    days: t.int({ resolve: ({ settled }) => settled.days }),
  }),
});

const StepRef = builder.objectRef<SalesStepRow>("SalesStep").implement({
  fields: (t) => ({
    day: t.expose("day", { type: "LocalDate" }),
    excl: t.exposeFloat("excl"),
    incl: t.exposeFloat("incl"),
    received: t.exposeFloat("received"),
  }),
});

/** `id` is a person of the shop or a category; blank where there is none. */
const ShareRef = builder.objectRef<SalesShare>("SalesShare").implement({
  fields: (t) => ({
    key: t.exposeString("id"),
    name: t.exposeString("name"),
    count: t.exposeInt("count"),
    excl: t.exposeFloat("excl"),
    incl: t.exposeFloat("incl"),
  }),
});

const MethodRef = builder.objectRef<MethodSum>("SalesMethod").implement({
  fields: (t) => ({
    method: t.exposeString("method"),
    count: t.exposeInt("count"),
    amount: t.exposeFloat("amount"),
  }),
});

const RateRef = builder.objectRef<RateSum>("SalesRate").implement({
  fields: (t) => ({
    vat_rate: t.exposeInt("vat_rate"),
    base: t.exposeFloat("base"),
    vat: t.exposeFloat("vat"),
  }),
});

const ReportRef = builder.objectRef<SalesReport>("SalesReport").implement({
  fields: (t) => ({
    period: t.expose("period", { type: PeriodRef }),
    before: t.expose("before", { type: PeriodRef }),
    now: t.expose("now", { type: FiguresRef }),
    past: t.expose("past", { type: FiguresRef }),
    steps: t.expose("steps", { type: [StepRef] }),
    technicians: t.expose("technicians", { type: [ShareRef] }),
    categories: t.expose("categories", { type: [ShareRef] }),
    methods: t.expose("methods", { type: [MethodRef] }),
    basis: t.exposeString("basis"),
    rates: t.expose("rates", { type: [RateRef] }),
  }),
});

const SoldRef = builder.objectRef<SoldPage>("SalesDocuments").implement({
  fields: (t) => ({
    count: t.exposeInt("count"),
    documents: t.expose("documents", { type: [InvoiceRef] }),
  }),
});

function demandReader({ me }: Context): void {
  if (may(me, "read-sales")) return;
  throw new GraphQLError("Vous ne pouvez pas lire le chiffre d’affaires de cet atelier.", {
    extensions: { code: "FORBIDDEN" },
  });
}

type Asked = { from?: LocalDate | null | undefined; to?: LocalDate | null | undefined };

/** This month of the shop without any day; ten years at most. */
function periodAsked({ from, to }: Asked, { services }: Context, zone: Zone): SalesPeriod {
  const today = dateOf(services.clock(), zone);
  return periodOf({ from: from ?? undefined, to: to ?? undefined }, today);
}

builder.queryField("sales", (t) =>
  t.field({
    type: ReportRef,
    args: { from: t.arg({ type: "LocalDate" }), to: t.arg({ type: "LocalDate" }) },
    resolve: (_root, asked, context) => {
      demandReader(context);
      return read(context, async (db) => {
        const { timezone: zone } = demand(await loadShop(db, context.scope.shop_id));
        const period = periodAsked(asked, context, zone);
        const { debits_from } = await loadAccounting(db);
        const report = await reportSales(db, { period, zone, basis: "receipts" });
        // What the screen says of the rates: each document kept the rule of its own day.
        const basis: VatBasis = debits_from && debits_from <= period.to ? "debits" : "receipts";
        return { ...report, basis };
      });
    },
  }),
);

builder.queryField("sales_documents", (t) =>
  t.field({
    type: SoldRef,
    args: {
      from: t.arg({ type: "LocalDate" }),
      to: t.arg({ type: "LocalDate" }),
      technician: t.arg.string(),
      category: t.arg.string(),
      first: t.arg.int(),
      skip: t.arg.int(),
    },
    resolve: (_root, { technician = null, category = null, first, skip, ...asked }, context) => {
      demandReader(context);
      return read(context, async (db) => {
        const { timezone: zone } = demand(await loadShop(db, context.scope.shop_id));
        const period = periodAsked(asked, context, zone);
        const sold = await listSold(db, {
          period,
          technician,
          category,
          ...boundsOf({
            first,
            skip,
          }),
        });
        return { ...sold, documents: demandPage(sold.documents) };
      });
    },
  }),
);
