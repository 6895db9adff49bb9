import { createHash, createHmac } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { REPAIR_STATUSES } from "../../domain/repair/status.ts";
import { QUOTE_STATUSES } from "../../domain/quote/status.ts";
import { addMinutes, parseInstant, type Instant } from "../../domain/time.ts";
import { doors, seedDemonstration } from "./seed.ts";

const database = testDatabase();
const NOW = parseInstant("2026-11-23T10:20:00+01:00") ?? ("" as Instant);
const ledgerKey = Buffer.alloc(32, 7);
const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-demonstration-"));
const config = { DEMO: true, DATABASE_URL: undefined, DATA_DIR, PORT: 3000 };
const seeding = { config, clock: () => NOW, ledgerKey };

beforeAll(async () => {
  expect(await database.settle((db) => seedDemonstration(db, seeding))).toBe(true);
}, 60_000);
afterAll(() => rm(DATA_DIR, { recursive: true }));

type Photo = {
  id: string;
  shop_id: string;
  size: number;
  sha256: string;
  shared: boolean;
  repair_id: string;
  after_visit: boolean;
};
type Letter = {
  template: string;
  text: string;
  created_at: Instant;
  sheetid: string;
  quoteids: string[];
  gone: boolean;
  noted: number;
};
const addDaysTo = (at: Instant, days: number): Instant => addMinutes(at, days * 1_440);

const count = async (from: string): Promise<number> =>
  (await database.asOwner<{ n: number }>(`select count(*)::int as n from app.${from}`))[0]?.n ?? 0;

describe("the demonstration", () => {
  test.each([
    ["client", 60],
    ["repair", 80],
    ["event", 120],
    ["quote", 30],
    ["invoice", 20],
    ["payment", 10],
  ])("holds at least as many rows of %s as promised: %d", async (table, least) => {
    expect(await count(table)).toBeGreaterThanOrEqual(least);
  });

  test("has repairs in each of the thirteen statuses and quotes in each of theirs", async () => {
    const of = async (table: string) =>
      (await database.asOwner<{ status: string }>(`select distinct status from app.${table}`))
        .map(({ status }) => status)
        .sort();
    expect(await of("repair")).toEqual([...REPAIR_STATUSES].sort());
    expect(await of("quote")).toEqual([...QUOTE_STATUSES].sort());
  });

  test("has every public link in its directory", async () => {
    const repairs = await count("repair_link l join app.repair r using (shop_id, sheetid)");
    const quotes = await count("quote_link l join app.quote q using (shop_id, quoteid)");
    expect([repairs, quotes]).toEqual([await count("repair"), await count("quote")]);
  });

  test("has appointments before today, today and after", async () => {
    const rows = await database.asOwner<{ days: number }>(
      `select distinct sign(start_at::date - date '2026-11-23')::int as days from app.event where kind <> 'Autre' order by 1`,
    );
    expect(rows.map(({ days }) => days)).toEqual([-1, 0, 1]);
  });

  test("last saw each client when his last repair was asked for, not on the day it was installed", async () => {
    const [seen] = await database.asOwner<{ wrong: number; days: number }>(
      `select count(*) filter (where c.last_seen_at <> r.last)::int as wrong,
         count(distinct c.last_seen_at::date)::int as days
       from app.client c join (select client_id, max(created_at) as last from app.repair group by 1) r on r.client_id = c.id`,
    );
    expect(seen?.wrong).toBe(0);
    expect(seen?.days).toBeGreaterThan(5);
  });

  test("chains every issued document and payment under the key of this installation", async () => {
    const rows = await database.asOwner<{ hash: string; prev: string; shop_id: string }>(
      "select * from app.ledger_entry order by shop_id, seq",
    );
    expect(rows.length).toBe((await count("invoice")) + (await count("payment")));
    expect(rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
    expect(
      rows.some(({ hash }) => hash === createHmac("sha256", "another key").digest("hex")),
    ).toBe(false);
  });

  test("shows photos of a dozen repairs, whole on the disk, some of them to the client", async () => {
    const photos = await database.asOwner<Photo>(
      `select f.id, f.shop_id, f.size, f.sha256, f.shared, f."recipientID" as repair_id, i.created_at > e.end_at as after_visit
       from app.file f join app.repair_item i on i.type = 'PhotoAdded' and i.payload ->> 'file_id' = f.id::text
         and i.repair_id = f."recipientID" and i.created_at = f.created_at
       join app.event e on e.repair_id = f."recipientID"`,
    );
    expect(photos.length).toBe(await count("file"));
    expect(photos.length).toBeGreaterThanOrEqual(12);
    expect(new Set(photos.map(({ repair_id }) => repair_id)).size).toBe(12);
    expect(new Set(photos.map(({ shared }) => shared)).size).toBe(2);
    for (const { id, shop_id, size, sha256, after_visit } of photos) {
      const bytes = await readFile(path.join(DATA_DIR, "files", shop_id, id));
      expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
      expect(size).toBe(bytes.byteLength);
      expect(sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
      expect(after_visit).toBe(true);
    }
  });

  test("keeps the letters of the last ten days, sent, whose links open what they speak of", async () => {
    const letters = await database.asOwner<Letter>(
      `select m.template, m.text, m.created_at, r.sheetid, array(select q.quoteid from app.quote q where q.repair_id = r.id) as quoteids,
         m.status = 'sent' and m.transport = 'outbox' and m.sent_at >= m.created_at and m.recipient = c.email as gone,
         (select count(*)::int from app.repair_item i where i.type = 'MessageSent' and i.payload ->> 'message_id' = m.id::text) as noted
       from app.message m join app.repair r on r.id = m.repair_id join app.client c on c.id = r.client_id`,
    );
    expect(letters.length).toBe(await count("message"));
    expect(letters.length).toBeGreaterThanOrEqual(20);
    expect([...new Set(letters.map(({ template }) => template))].sort()).toEqual([
      "booking-confirmed",
      "invoice-issued",
      "payment-received",
      "quote-sent",
    ]);
    for (const { template, text, created_at, sheetid, quoteids, gone, noted } of letters) {
      const tails =
        template === "quote-sent" ? quoteids.map((id) => `quote/${id}`) : [`suivi/${sheetid}`];
      const links = tails.filter((tail) => text.includes(`http://localhost:3000/${tail}\n`));
      expect(links).toHaveLength(1);
      expect([gone, noted]).toEqual([true, 1]);
      expect(created_at >= addDaysTo(NOW, -10) && created_at <= NOW).toBe(true);
    }
  });

  test("queues no letter: nobody is written to", async () => {
    const jobs = await database.asSuperuser(
      "select 1 from graphile_worker.jobs where task_identifier = 'send-message'",
    );
    expect(jobs).toEqual([]);
  });

  test("tells each repair's journal in the order of time", async () => {
    const late = await database.asOwner(
      `select 1 from (select created_at, lag(created_at) over (partition by repair_id order by id) as before from app.repair_item) t
       where before > created_at`,
    );
    expect(late).toEqual([]);
    const [first] = await database.asOwner<{ types: string[] }>(
      "select array_agg(type order by id) as types from app.repair_item group by repair_id having count(*) > 5 limit 1",
    );
    expect(first?.types.slice(0, 4)).toEqual([
      "ClientAdded",
      "ApplianceAdded",
      "NotesAdded",
      "AppointmentPlanned",
    ]);
  });

  test("prints its doors, each of which signs in", async () => {
    const text = await doors(database, "http://localhost:3000");
    for (const door of [
      "/31000/atelier-garonne",
      "/44000/repar-loire",
      "/59000/etabli-du-nord",
      "marc@atelier-garonne.test",
      "admin@etabli.test",
      "etabli-demo",
    ])
      expect(text).toContain(door);
    const emails = text.match(/\S+@\S+\.test/g) ?? [];
    const known = await database.asOwner<{ email: string }>("select email from auth.account");
    expect([...emails].sort()).toEqual(known.map(({ email }) => email).sort());
  });

  test("enters a database once only", async () => {
    const before = await count("repair");
    expect(await database.settle((db) => seedDemonstration(db, seeding))).toBe(false);
    expect(await count("repair")).toBe(before);
  });
});

test.each([
  ["DEMO=0", { DEMO: false }],
  ["a server of its owner's", { DATABASE_URL: "postgres://server/etabli" }],
])("the demonstration stays out with %s", async (_case, refusing) => {
  const clients = await count("client");
  const owner = { ...seeding, config: { ...config, ...refusing } };
  await expect(database.withSystem((db) => seedDemonstration(db, owner))).resolves.toBe(false);
  expect(await count("client")).toBe(clients);
});
