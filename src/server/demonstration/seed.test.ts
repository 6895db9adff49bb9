import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { REPAIR_STATUSES } from "../../domain/repair/status.ts";
import { QUOTE_STATUSES } from "../../domain/quote/status.ts";
import { parseInstant, type Instant } from "../../domain/time.ts";
import { doors, seedDemonstration } from "./seed.ts";

const database = testDatabase();
const NOW = parseInstant("2026-11-23T10:20:00+01:00") ?? ("" as Instant);
const ledgerKey = Buffer.alloc(32, 7);
const config = { DEMO: true, DATABASE_URL: undefined };
const seeding = { config, clock: () => NOW, ledgerKey };

beforeAll(async () => {
  expect(await database.settle((db) => seedDemonstration(db, seeding))).toBe(true);
}, 60_000);

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

  test("has appointments before today, today and after", async () => {
    const rows = await database.asOwner<{ days: number }>(
      `select distinct sign(start_at::date - date '2026-11-23')::int as days from app.event where kind <> 'Autre' order by 1`,
    );
    expect(rows.map(({ days }) => days)).toEqual([-1, 0, 1]);
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
  ["DEMO=0", { DEMO: false, DATABASE_URL: undefined }],
  ["a server of its owner's", { DEMO: true, DATABASE_URL: "postgres://server/etabli" }],
])("the demonstration stays out with %s", async (_case, refusing) => {
  const clients = await count("client");
  const owner = { ...seeding, config: refusing };
  await expect(database.withSystem((db) => seedDemonstration(db, owner))).resolves.toBe(false);
  expect(await count("client")).toBe(clients);
});
