/** What the database holds by itself of the reports: a version once, as it was sent, and what the platform said of it. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { act, garonneScope } from "../../../../test/shop/affairs.ts";
import { GARONNE, LOIRE, NADIA } from "../../../../test/shop/garonne.ts";
import { date } from "../../../../test/shop/invoice.ts";
import { invoiced } from "../../../../test/shop/ledger/turnover.ts";
import { instant } from "../../../../test/shop/quote.ts";
import { openPlatform } from "../../../../test/shop/supplier/platform.ts";
import { periodOn } from "../../../domain/ledger/e-reporting/period.ts";
import { mintScope, type ShopDb } from "../../platform/database/scope.ts";
import { loadShop } from "../../shop/store.ts";
import { sendReports } from "./jobs.ts";
import { readFiles } from "./read-files.ts";
import { sendReport } from "./send.ts";
import {
  insertReport,
  insertReportStatus,
  loadReport,
  loadRhythm,
  reportsFrom,
  reportStatusesOf,
  saveRhythm,
} from "./store.ts";

const story = openPlatform("2026-11-23T11:00:00.000Z");
const { connect, doors, follow, sendDue, simulator, now, row, wait } = story;
const loireScope = mintScope(LOIRE.id, { kind: "user", id: NADIA.id, role: "OWNER" });
const inGaronne = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  doors().database.withShop(garonneScope, work);
const inLoire = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  doors().database.withShop(loireScope, work);

const FROM = date("2026-11-11");
const PERIOD = periodOn("three-a-month", FROM);
const send = (period = PERIOD) =>
  inGaronne(async (db) => {
    const shop = await loadShop(db, GARONNE.id);
    if (!shop) throw new Error("no shop");
    return sendReport(db, { shop, period }, act(now()));
  });
const latest = async () => {
  const [report] = await inGaronne((db) => reportsFrom(db, [FROM]));
  if (!report) throw new Error("no report");
  return report;
};
const verdict = (facts: object) =>
  simulator().acknowledge(simulator().sent().at(-1)?.flowId ?? "", { status: "Ok", ...facts });

beforeAll(async () => {
  await invoiced(doors().database, {
    at: instant("2026-11-12T09:00:00Z"),
    rates: [2_000],
    price: 10_000,
  });
}, 60_000);

describe("a report", () => {
  test("leaves for a period that is over, to a platform, when there is something to tell", async () => {
    expect(await send()).toEqual({ refused: "platform-none" });
    await connect();
    expect(await send(periodOn("three-a-month", date("2026-11-23")))).toEqual({
      refused: "report-not-over",
    });
    expect(await send(periodOn("three-a-month", date("2026-10-01")))).toEqual({
      refused: "report-empty",
    });
    expect(await send()).toEqual(expect.any(String));
    expect(await send()).toEqual({ refused: "report-unchanged" });
    expect(await latest()).toMatchObject({ version: 1, period_to: "2026-11-20" });
  });

  test("is sent by two people at once a single time", async () => {
    const period = periodOn("monthly", date("2026-11-12"));
    wait(8 * 1_440);
    const answers = await Promise.all([send(period), send(period)]);
    expect(answers.filter((answer) => typeof answer === "string")).toHaveLength(1);
    expect(answers).toContainEqual({ refused: "report-unchanged" });
  });

  test.each([
    "update app.e_report set xml = ''",
    "update app.e_report set content = '{}'",
    "delete from app.e_report",
    "truncate app.e_report cascade",
  ])("is never rewritten: %s", async (query) => {
    await expect(doors().database.asOwner(query)).rejects.toThrow("is never changed");
  });

  test("of a version that is taken, or of a period that ends before it begins, is not made", async () => {
    const report = await latest();
    const { id: _id, ...same } = report;
    const again = { ...same, id: randomUUID(), created_by: null };
    expect(await inGaronne((db) => insertReport(db, again))).toBe(false);
    const backwards = { ...again, period_from: date("2026-12-02"), period_to: date("2026-12-01") };
    await expect(inGaronne((db) => insertReport(db, backwards))).rejects.toThrow(
      /check constraint/,
    );
  });

  test("carries its file, and no file for what is not there", async () => {
    const files = readFiles(doors().services);
    const flowOf = (subject_id: string) => ({ subject_id, tracking_id: randomUUID() });
    const { id } = await latest();
    expect(await files.report(garonneScope, flowOf(id))).toMatchObject({
      name: "e-reporting-2026-11-11-1.xml",
      syntax: "FRR",
      mime: "application/xml",
    });
    for (const kind of ["report", "status", "invoice"] as const) {
      expect(await files[kind](garonneScope, flowOf(randomUUID()))).toBeUndefined();
      expect(await files[kind](loireScope, flowOf(id))).toBeUndefined();
    }
  });
});

describe("what the platform says of it", () => {
  test("is kept once, in the order of its clock, and never rewritten", async () => {
    const { id } = await latest();
    const said = { report_id: id, reason: "", at: now(), received_at: now() };
    await inGaronne((db) => insertReportStatus(db, { ...said, message_id: "a", code: 300 }));
    await inGaronne((db) => insertReportStatus(db, { ...said, message_id: "a", code: 301 }));
    expect(await inGaronne((db) => reportStatusesOf(db, [id]))).toMatchObject([{ code: 300 }]);
    await expect(doors().database.asOwner("delete from app.e_report_status")).rejects.toThrow(
      "is never changed",
    );
    const strange = { ...said, message_id: "b", code: 200 };
    await expect(inGaronne((db) => insertReportStatus(db, strange))).rejects.toThrow(
      /check constraint/,
    );
  });

  test("when it rejects, lets the same content leave again under another number, once", async () => {
    await sendDue();
    const flow = await row(
      `select f.flow_id from app.platform_flow f join app.e_report r on r.id = f.subject_id
        where r.period_from = $1 and r.period_to = $2`,
      [FROM, PERIOD.to],
    );
    wait(5);
    simulator().acknowledge(String(flow["flow_id"]), {
      status: "Error",
      code: "REJ",
      message: "Période close",
    });
    await follow();
    const { id } = await latest();
    expect((await inGaronne((db) => reportStatusesOf(db, [id]))).at(-1)).toMatchObject({
      code: 301,
      reason: "REJ Période close",
    });
    expect(await send()).toEqual(expect.any(String));
    expect(await latest()).toMatchObject({ version: 2 });
    expect(await send()).toEqual({ refused: "report-unchanged" });
    await sendDue();
    verdict({});
    await follow();
    const again = await latest();
    expect((await inGaronne((db) => reportStatusesOf(db, [again.id]))).at(-1)).toMatchObject({
      code: 300,
    });
  });
});

describe("the rhythm", () => {
  test("is one for a shop, of those that the law knows", async () => {
    expect(await inGaronne(loadRhythm)).toBeNull();
    await inGaronne((db) => saveRhythm(db, "monthly"));
    await inGaronne((db) => saveRhythm(db, "three-a-month"));
    expect(await inGaronne(loadRhythm)).toBe("three-a-month");
    const wrong = "update app.e_reporting_choice set rhythm = 'weekly'";
    await expect(doors().database.asOwner(wrong)).rejects.toThrow(/check constraint/);
  });

  test("sends nothing for a shop that did not choose, that has no platform or that sold nothing", async () => {
    const count = () => row("select count(*)::int as n from app.e_report");
    const before = await count();
    const task = sendReports({ ...doors().services, database: doors().database, clock: now });
    await inLoire((db) => saveRhythm(db, "monthly"));
    await task({}, { attempt: 1, max_attempts: 1 });
    await task({}, { attempt: 1, max_attempts: 1 });
    expect(await count()).toEqual(before);
  });
});

test("another shop sees nothing of it", async () => {
  const { id } = await latest();
  expect(await inLoire((db) => reportsFrom(db, [FROM]))).toEqual([]);
  expect(await inLoire((db) => loadReport(db, id))).toBeUndefined();
  expect(await inLoire((db) => reportStatusesOf(db, [id]))).toEqual([]);
  const said = { report_id: id, message_id: "voisin", code: 300, reason: "", at: now() };
  await expect(
    inLoire((db) => insertReportStatus(db, { ...said, received_at: now() })),
  ).rejects.toThrow(/foreign key/);
});
