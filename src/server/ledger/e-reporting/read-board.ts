/** The report to come and those of the periods before, with what became of each. */
import type { ReportContent } from "../../../domain/ledger/e-reporting/aggregate.ts";
import {
  periodOn,
  periodsBefore,
  rhythmOf,
  type ReportPeriod,
  type Rhythm,
} from "../../../domain/ledger/e-reporting/period.ts";
import {
  reportReason,
  reportState,
  type ReportState,
} from "../../../domain/ledger/e-reporting/state.ts";
import { dateOf, type Instant, type LocalDate } from "../../../domain/time.ts";
import { flowsOf } from "../../invoice/platform/sending/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { StaffedShop } from "../../shop/store.ts";
import { reportPeriod } from "./report.ts";
import { loadRhythm, reportsFrom, reportStatusesOf } from "./store.ts";

export type PeriodReport = ReportPeriod &
  ReportContent & { unknown: number; version: number; state: ReportState; reason: string };

export type Board = {
  rhythm: Rhythm;
  is_chosen: boolean;
  is_exempt: boolean;
  reports: PeriodReport[];
};

/** The period under way, then those that ended. */
const SHOWN = 6;

export async function readBoard(db: ShopDb, shop: StaffedShop, now: Instant): Promise<Board> {
  const chosen = await loadRhythm(db);
  const rhythm = rhythmOf(shop.vat_regime, chosen);
  const today = dateOf(now, shop.timezone);
  const periods = [periodOn(rhythm, today), ...periodsBefore(rhythm, today, SHOWN)];
  const reports: PeriodReport[] = [];
  for (const period of periods) reports.push(await readReport(db, { period, today }));
  const is_exempt = shop.vat_regime === "franchise";
  return { rhythm, is_chosen: chosen !== null, is_exempt, reports };
}

type Asked = { period: ReportPeriod; today: LocalDate };

async function readReport(db: ShopDb, { period, today }: Asked): Promise<PeriodReport> {
  const now = await reportPeriod(db, period);
  const [latest] = await reportsFrom(db, [period.from]);
  const sent = latest && {
    content: latest.content,
    status: (await reportStatusesOf(db, [latest.id])).at(-1),
    flow: (await flowsOf(db, "report", [latest.id]))[0],
  };
  const state = reportState({ now, isOver: today > period.to, sent });
  return { ...period, ...now, version: latest?.version ?? 0, state, reason: reportReason(sent) };
}
