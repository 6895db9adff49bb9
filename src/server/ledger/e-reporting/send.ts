/** A report leaves for a period that ended: the first one, then a correction each time that something changed since. */
import { randomUUIDv7 } from "node:crypto";
import { refuse, type Decision } from "../../../domain/decision.ts";
import { isEmptyReport, isOutdated } from "../../../domain/ledger/e-reporting/aggregate.ts";
import { flux10Xml } from "../../../domain/ledger/e-reporting/flux10.ts";
import type { ReportPeriod } from "../../../domain/ledger/e-reporting/period.ts";
import { dateOf } from "../../../domain/time.ts";
import { flowsOf, planFlow } from "../../invoice/platform/sending/store.ts";
import { loadConnection } from "../../invoice/platform/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { StaffedShop } from "../../shop/store.ts";
import { reportPeriod } from "./report.ts";
import { insertReport, reportsFrom, reportStatusesOf } from "./store.ts";

export type SendReportRefusal =
  | "report-not-over"
  | "report-empty"
  | "report-unchanged"
  | "platform-none";

type Sending = { shop: StaffedShop; period: ReportPeriod };

/** Answers the report's id. */
export async function sendReport(
  db: ShopDb,
  { shop, period: { from, to } }: Sending,
  { at, author }: Pick<ChangeContext, "at" | "author">,
): Promise<Decision<string, SendReportRefusal>> {
  if (dateOf(at, shop.timezone) <= to) return refuse("report-not-over");
  const connection = await loadConnection(db);
  if (!connection) return refuse("platform-none");
  const { unknown: _unknown, ...content } = await reportPeriod(db, { from, to });
  const [former] = await reportsFrom(db, [from]);
  if (!former && isEmptyReport(content)) return refuse("report-empty");
  if (former && !isOutdated(former.content, content) && !(await isLost(db, former.id)))
    return refuse("report-unchanged");
  const id = randomUUIDv7();
  const version = (former?.version ?? 0) + 1;
  const seller = { siren: shop.siret.slice(0, 9), name: shop.legal_name || shop.name };
  const { platform_id } = connection;
  const xml = flux10Xml({ ...content, id, version, at, from, to, platform_id, seller });
  const made = { id, period_from: from, period_to: to, version, content, xml };
  const row = { ...made, created_at: at, created_by: author.account_id };
  if (!(await insertReport(db, row))) return refuse("report-unchanged");
  await planFlow(db, { kind: "report", subject_id: id, at });
  return id;
}

/** Rejected, or never taken: the same content leaves again under another number. */
async function isLost(db: ShopDb, id: string): Promise<boolean> {
  const status = (await reportStatusesOf(db, [id])).at(-1);
  const [flow] = await flowsOf(db, "report", [id]);
  return status ? status.code === 301 : flow?.state === "failed";
}
