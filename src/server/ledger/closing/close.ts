/** Closes a month or an accounting year: by hand, or by itself on the shop's day. */
import { randomUUIDv7 } from "node:crypto";
import { isRefusal, refuse, type Decision } from "../../../domain/decision.ts";
import {
  addPerpetual,
  addTotals,
  closingName,
  isClosingDue,
  ledgerClosing,
  nextClosing,
  NOTHING,
  type Closing,
  type ClosingKind,
  type ClosingRefusal,
  type ClosingRules,
  type ClosingState,
} from "../../../domain/ledger/closing/closing.ts";
import type { SalesPeriod } from "../../../domain/ledger/sales/period.ts";
import { dateOf, type Instant, type LocalDate } from "../../../domain/time.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { enqueue } from "../../platform/queue.ts";
import { loadZone } from "../../shop/store.ts";
import { loadAccounting } from "../accounting/store.ts";
import { appendEntry, lockHead, takeNextMoment } from "../store.ts";
import { firstDated, insertClosing, lastClosing, monthsOf, sumPeriod } from "./store.ts";

type Closable = { kind: ClosingKind; from: LocalDate };

/** `from` is what the screen shows: a second click, or a colleague's, closes nothing more. */
export async function closePeriod(
  db: ShopDb,
  { kind, from }: Closable,
  context: ChangeContext,
): Promise<Decision<Closing, ClosingRefusal>> {
  await lockHead(db);
  const { state, rules, last } = await stateOf(db, context.at);
  const period = nextClosing(kind, state, rules);
  if (last[kind] && last[kind].period_to >= from) return refuse("already-closed");
  if (isRefusal(period)) return period;
  return period.from === from
    ? write(db, { kind, period, last: last[kind] }, context)
    : refuse("already-closed");
}

/** Every month whose day has come, and each year with its last month. Answers how many. */
export async function closeDue(db: ShopDb, context: ChangeContext): Promise<number> {
  await lockHead(db);
  for (let count = 0; ; count++) {
    const { state, rules, last } = await stateOf(db, context.at);
    const due = dueNext(state, rules);
    if (!due) return count;
    await write(db, { ...due, last: last[due.kind] }, context);
  }
}

function dueNext(
  state: ClosingState,
  rules: ClosingRules,
): { kind: ClosingKind; period: SalesPeriod } | undefined {
  const year = nextClosing("year", state, rules);
  if (!isRefusal(year)) return { kind: "year", period: year };
  const month = nextClosing("month", state, rules);
  if (isRefusal(month) || !isClosingDue(month, rules, state.today)) return undefined;
  return { kind: "month", period: month };
}

type Standing = {
  state: ClosingState;
  rules: ClosingRules;
  last: Record<ClosingKind, Closing | undefined>;
};

/** What is closed, and what could be. */
export async function stateOf(db: ShopDb, at: Instant): Promise<Standing> {
  const [month, year] = [await lastClosing(db, "month"), await lastClosing(db, "year")];
  const today = dateOf(at, await loadZone(db));
  const first = await firstDated(db);
  return {
    state: { first, months_to: month?.period_to, years_to: year?.period_to, today },
    rules: await loadAccounting(db),
    last: { month, year },
  };
}

type Writing = { kind: ClosingKind; period: SalesPeriod; last: Closing | undefined };

async function write(
  db: ShopDb,
  { kind, period, last }: Writing,
  context: ChangeContext,
): Promise<Closing> {
  const { author, ledgerKey } = context;
  const at = await takeNextMoment(db, context.at);
  const head = await lockHead(db);
  const totals =
    kind === "month"
      ? await sumPeriod(db, period)
      : addTotals((await monthsOf(db, period)).map((month) => month.totals));
  const closing: Closing = {
    id: randomUUIDv7(),
    kind,
    period_from: period.from,
    period_to: period.to,
    closed_at: at,
    closed_by: author.account_id,
    first_seq: (last?.last_seq ?? 0) + 1,
    last_seq: head.seq,
    head: head.hash,
    totals,
    perpetual: addPerpetual(last?.perpetual ?? NOTHING, totals),
  };
  await insertClosing(db, closing, last?.period_to ?? null);
  await appendEntry(db, { ...ledgerClosing(closing), at }, ledgerKey);
  const record = { noun: "closing", id: closing.id, name: closingName(closing) };
  await recordAudit(db, context, { action: "books.closed", record });
  if (kind === "year") {
    const { shop_id } = head;
    await enqueue(db, "archive-books", { shop_id, closing_id: closing.id, made_by: null });
  }
  return closing;
}
