/** The reports of a shop to the State: the one to come, those of the periods before, and what became of them. */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import {
  sumsOf,
  type PaymentRow,
  type SaleRow,
} from "../../../domain/ledger/e-reporting/aggregate.ts";
import { periodOn, RHYTHMS, rhythmOf } from "../../../domain/ledger/e-reporting/period.ts";
import { maySendAgain } from "../../../domain/ledger/e-reporting/state.ts";
import { change } from "../../platform/change.ts";
import { builder, demand, read, RefusalRef, type Context } from "../../platform/graphql.ts";
import { loadShop } from "../../shop/store.ts";
import { readBoard, type Board, type PeriodReport } from "./read-board.ts";
import { sendReport } from "./send.ts";
import { loadRhythm, saveRhythm } from "./store.ts";

const SaleRowRef = builder.objectRef<SaleRow>("ReportedSale").implement({
  fields: (t) => ({
    day: t.expose("day", { type: "LocalDate" }),
    category: t.exposeString("category"),
    vat_rate: t.exposeInt("vat_rate"),
    base: t.exposeFloat("base"),
    vat: t.exposeFloat("vat"),
  }),
});
const PaymentRowRef = builder.objectRef<PaymentRow>("ReportedPayment").implement({
  fields: (t) => ({
    day: t.expose("day", { type: "LocalDate" }),
    vat_rate: t.exposeInt("vat_rate"),
    amount: t.exposeFloat("amount"),
    bonus: t.exposeFloat("bonus"),
  }),
});

const ReportRef = builder.objectRef<PeriodReport>("EReport").implement({
  fields: (t) => ({
    from: t.expose("from", { type: "LocalDate" }),
    to: t.expose("to", { type: "LocalDate" }),
    due_on: t.expose("due_on", { type: "LocalDate" }),
    version: t.exposeInt("version"),
    state: t.exposeString("state"),
    reason: t.exposeString("reason"),
    may_send: t.boolean({ resolve: ({ state }) => state === "ready" || maySendAgain(state) }),
    unknown: t.exposeInt("unknown"),
    base: t.float({ resolve: (report) => sumsOf(report).base }),
    vat: t.float({ resolve: (report) => sumsOf(report).vat }),
    received: t.float({ resolve: (report) => sumsOf(report).received }),
    bonus: t.float({ resolve: (report) => sumsOf(report).bonus }),
    sales: t.field({ type: [SaleRowRef], resolve: ({ sales }) => [...sales] }),
    payments: t.field({ type: [PaymentRowRef], resolve: ({ payments }) => [...payments] }),
  }),
});

const BoardRef = builder.objectRef<Board>("EReporting").implement({
  fields: (t) => ({
    rhythm: t.exposeString("rhythm"),
    is_chosen: t.exposeBoolean("is_chosen"),
    is_exempt: t.exposeBoolean("is_exempt"),
    reports: t.field({ type: [ReportRef], resolve: ({ reports }) => reports }),
  }),
});

const boardOf = (context: Context): Promise<Board> =>
  read(context, async (db) => {
    const shop = demand(await loadShop(db, context.scope.shop_id));
    return readBoard(db, shop, context.services.clock());
  });

builder.queryField("e_reporting", (t) =>
  t.field({
    type: BoardRef,
    resolve: (_root, _args, context) => boardOf(context),
  }),
);

const BoardResult = builder.unionType("EReportingResult", {
  types: [BoardRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "EReporting"),
});

const answer = (context: Context, changed: unknown): Promise<Board | Refusal> | Refusal =>
  isRefusal(changed) ? changed : boardOf(context);

builder.mutationFields((t) => ({
  chooseRhythm: t.field({
    type: BoardResult,
    args: { rhythm: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      const rhythm = demand(RHYTHMS.find((known) => known === args.rhythm));
      return answer(
        context,
        await change(context, "edit-settings", async (db) => {
          await saveRhythm(db, rhythm);
          return rhythm;
        }),
      );
    },
  }),
  sendReport: t.field({
    type: BoardResult,
    args: { from: t.arg({ type: "LocalDate", required: true }) },
    resolve: async (_root, { from }, context) =>
      answer(
        context,
        await change(context, "edit-settings", async (db, changing) => {
          const shop = demand(await loadShop(db, context.scope.shop_id));
          const period = periodOn(rhythmOf(shop.vat_regime, await loadRhythm(db)), from);
          return sendReport(db, { shop, period }, changing);
        }),
      ),
  }),
}));
