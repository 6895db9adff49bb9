/** What is closed and what comes next; and the closing by hand. */
import { isRefusal } from "../../../domain/decision.ts";
import {
  CLOSING_KINDS,
  closingName,
  nextClosing,
  type Closing,
  type ClosingKind,
} from "../../../domain/ledger/closing/closing.ts";
import type { SalesPeriod } from "../../../domain/ledger/sales/period.ts";
import { builder, read, RefusalRef } from "../../platform/graphql.ts";
import { changeInLedger } from "../anchor.ts";
import { demandAccounts } from "../demand-accounts.ts";
import { closePeriod, stateOf } from "./close.ts";
import { allClosings } from "./store.ts";

const RateRef = builder.objectRef<Closing["totals"]["rates"][number]>("ClosingRate").implement({
  fields: (t) => ({
    vat_rate: t.exposeInt("vat_rate"),
    base: t.exposeFloat("base"),
    vat: t.exposeFloat("vat"),
  }),
});

/** Cents. */
const ClosingRef = builder.objectRef<Closing>("Closing").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.exposeString("kind"),
    name: t.string({ resolve: closingName }),
    from: t.expose("period_from", { type: "LocalDate" }),
    to: t.expose("period_to", { type: "LocalDate" }),
    closed_at: t.expose("closed_at", { type: "Instant" }),
    is_automatic: t.boolean({ resolve: ({ closed_by }) => closed_by === null }),
    invoices: t.int({ resolve: ({ totals }) => totals.invoices }),
    credits: t.int({ resolve: ({ totals }) => totals.credits }),
    excl: t.float({ resolve: ({ totals }) => totals.excl }),
    vat: t.float({ resolve: ({ totals }) => totals.vat }),
    incl: t.float({ resolve: ({ totals }) => totals.incl }),
    received: t.float({ resolve: ({ totals }) => totals.received }),
    // Of late professionals: in none of the sums above.
    late_fees: t.float({ resolve: ({ totals }) => totals.late_fees ?? 0 }),
    rates: t.field({ type: [RateRef], resolve: ({ totals }) => [...totals.rates] }),
    perpetual_incl: t.float({ resolve: ({ perpetual }) => perpetual.incl }),
    perpetual_received: t.float({ resolve: ({ perpetual }) => perpetual.received }),
    last_seq: t.exposeInt("last_seq"),
    head: t.exposeString("head"),
  }),
});

type Next = SalesPeriod & { kind: ClosingKind };
const NextRef = builder.objectRef<Next>("NextClosing").implement({
  fields: (t) => ({
    kind: t.exposeString("kind"),
    name: t.string({
      resolve: ({ kind, from, to }) => closingName({ kind, period_from: from, period_to: to }),
    }),
    from: t.expose("from", { type: "LocalDate" }),
    to: t.expose("to", { type: "LocalDate" }),
  }),
});

builder.queryFields((t) => ({
  closings: t.field({
    type: [ClosingRef],
    resolve: (_root, _args, context) => {
      demandAccounts(context.me);
      return read(context, allClosings);
    },
  }),
  /** What can be closed today: a month, a year, or nothing. */
  next_closings: t.field({
    type: [NextRef],
    resolve: (_root, _args, context) => {
      demandAccounts(context.me);
      return read(context, async (db) => {
        const { state, rules } = await stateOf(db, context.services.clock());
        return CLOSING_KINDS.flatMap((kind) => {
          const next = nextClosing(kind, state, rules);
          return isRefusal(next) ? [] : [{ kind, ...next }];
        });
      });
    },
  }),
}));

export const ClosingResult = builder.unionType("ClosingResult", {
  types: [ClosingRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Closing"),
});
const KindEnum = builder.enumType("ClosingKind", { values: CLOSING_KINDS });

builder.mutationField("closeBooks", (t) =>
  t.field({
    type: ClosingResult,
    args: {
      kind: t.arg({ type: KindEnum, required: true }),
      from: t.arg({ type: "LocalDate", required: true }),
    },
    resolve: (_root, asked, context) =>
      changeInLedger(context, "close-books", (db, changing) => closePeriod(db, asked, changing)),
  }),
);
