/** A database that holds the demonstration, for the tests of what a person then sees. */
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { seedDemonstration } from "../../src/server/demonstration/seed.ts";
import { DEMO_SHOPS } from "../../src/server/demonstration/shops.ts";
import { testDatabase } from "../database.ts";
import { instant } from "./quote.ts";

const [garonne] = DEMO_SHOPS;
if (!garonne) throw new Error("Atelier Garonne is the first shop of the demonstration");
export const DEMO_GARONNE = garonne;

export const ledgerKey = Buffer.alloc(32, 7);

/** First started at this moment. It costs several seconds of processor time: call it once in a file. */
export function startedAt(now: string) {
  const database = testDatabase();
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-demonstration-"));
  const config = { DEMO: true, DATABASE_URL: undefined, DATA_DIR, PORT: 3000 };
  const seeding = { config, clock: () => instant(now), ledgerKey };
  beforeAll(async () => {
    expect(await seedDemonstration(database, seeding)).toBe(true);
  }, 300_000);
  afterAll(() => rm(DATA_DIR, { recursive: true }));
  const rows = <Row extends object>(text: string) => database.asOwner<Row>(text);
  const count = async (from: string): Promise<number> =>
    (await rows<{ n: number }>(`select count(*)::int as n from app.${from}`))[0]?.n ?? 0;
  return { database, seeding, DATA_DIR, rows, count };
}

/** Rows that the tests of the demonstration read. */
export type Photo = {
  stored_as: string;
  shop_id: string;
  size: number;
  sha256: string;
  shared: boolean;
  after_visit: boolean;
};
export type Letter = {
  template: string;
  text: string;
  sheetid: string;
  repair_id: string;
  zipcode: string;
  slug: string;
  quoteids: string[];
  noted: number;
};
