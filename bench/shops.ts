/** The shops that are measured, written into the demonstration's database beside its own. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import {
  addDays,
  dateOf,
  DEFAULT_ZONE,
  instantAt,
  toInstant,
  weekdayOf,
} from "../src/domain/time.ts";
import { openDatabase, type Database } from "../src/server/platform/database/open.ts";
import { insertEventRow } from "../test/shop/events.ts";
import { GARONNE, insertShop, KARIM, type Person } from "../test/shop/garonne.ts";

export type Bench = {
  database: Database;
  asOwner: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
};
export type BenchShop = { id: string; slug: string; technicians: Person[] };

/** A second process on the folder of the house that runs. */
export async function openBench(dataDir: string): Promise<Bench> {
  const database = await openDatabase({ dataDir });
  const owner = new pg.Client({
    connectionString: database.ownerUrl(),
    options: "-c search_path=app,auth,public",
  });
  await owner.connect();
  return {
    database,
    asOwner: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await owner.query<Row>(text, values)).rows,
    close: async () => {
      await owner.end();
      await database.close();
    },
  };
}

const DAY = [{ from: 8 * 60, to: 18 * 60 }];
const WEEK = { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY, 6: DAY };

/** Open all day, six days a week, so that there is room for what is measured. */
export async function openShop(
  bench: Pick<Bench, "asOwner">,
  { slug, people }: { slug: string; people: number },
): Promise<BenchShop> {
  const id = randomUUID();
  const technicians = Array.from({ length: people }, (_, position) => ({
    ...KARIM,
    id: randomUUID(),
    lastname: `Essai ${position}`,
    working_hours: WEEK,
    position,
  }));
  const rules = { notice_minutes: 0, horizon_days: 60, durations: { "Diagnostic / Devis": 60 } };
  await insertShop(
    bench,
    { ...GARONNE, id, slug, name: slug, opening_hours: WEEK, booking_rules: rules },
    technicians,
  );
  return { id, slug, technicians };
}

/** `count` appointments over the coming month, spread evenly, none in another's way. */
export async function fillMonth(
  bench: Pick<Bench, "asOwner">,
  { id: shop_id, technicians }: BenchShop,
  count: number,
): Promise<void> {
  const today = dateOf(toInstant(Date.now()), DEFAULT_ZONE);
  const days = Array.from({ length: 29 }, (_, day) => addDays(today, day + 1)).filter(
    (date) => weekdayOf(date) !== 7,
  );
  for (let index = 0; index < count; index++) {
    const technician = technicians[index % technicians.length];
    const date = days[Math.floor(index / technicians.length) % days.length] ?? today;
    const turn = Math.floor(index / technicians.length / days.length);
    const start_at = instantAt(date, 9 * 60 + turn * 150 + (index % 4) * 15, DEFAULT_ZONE);
    const event = {
      shop_id,
      id: randomUUID(),
      start_at,
      end_at: toInstant(Date.parse(start_at) + 3_600_000),
      duration: 60,
      kind: "Réparation",
      lat: 43.5 + (index % 20) / 100,
      lon: 1.34 + (index % 17) / 100,
    };
    await insertEventRow(bench, event, technician ? [technician.id] : []);
  }
}
