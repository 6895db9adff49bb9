import { sql } from "kysely";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { expect, test } from "vitest";
import { z } from "zod";
import { testDatabase } from "../../../../test/database.ts";
import { INSTANT, LOCAL_DATE, readRow, readRows, rowsRead, type RowsRead } from "./rows.ts";
import { mintScope } from "./scope.ts";

const database = testDatabase();
const shop = mintScope("00000000-0000-7000-8000-00000000000a", { kind: "system" });

const row = z.strictObject({ name: z.string(), at: INSTANT, day: LOCAL_DATE, uses: z.number() });
const ROW = sql`'Brandt' as name, timestamptz '2026-03-29 00:30:00+00' as at, date '2026-03-29' as day, 3::bigint as uses`;

test("the rows are those of the statement, typed by their schema", async () => {
  const rows = await database.withShop(shop, (db) => readRows(db, row, sql`select ${ROW}`));
  expect(rows).toEqual([
    { name: "Brandt", at: "2026-03-29T00:30:00.000Z", day: "2026-03-29", uses: 3 },
  ]);
});

test("one row is the first one, or undefined", async () => {
  const first = await database.withShop(shop, (db) => readRow(db, row, sql`select ${ROW}`));
  expect(first?.name).toBe("Brandt");
  const none = database.withShop(shop, (db) => readRow(db, row, sql`select ${ROW} where false`));
  expect(await none).toBeUndefined();
});

test("what the tests read is published with its schema, so that a wrong type cannot pass", async () => {
  const published: RowsRead[] = [];
  const listen = (message: unknown) => {
    if (isRowsRead(message)) published.push(message);
  };
  subscribe(rowsRead.name, listen);
  await database.withShop(shop, (db) => readRows(db, row, sql`select ${ROW}`));
  unsubscribe(rowsRead.name, listen);
  const [read] = published;
  expect(read?.shape.safeParse(read.rows[0]).success).toBe(true);
  for (const wrong of [
    { ...row.parse(read?.rows[0]), uses: "3" },
    { ...row.parse(read?.rows[0]), day: "29/03/2026" },
    { ...row.parse(read?.rows[0]), at: "yesterday" },
    { ...row.parse(read?.rows[0]), more: "column" },
  ])
    expect(row.safeParse(wrong).success).toBe(false);
});

const isRowsRead = (message: unknown): message is RowsRead =>
  typeof message === "object" && message !== null && "shape" in message && "rows" in message;
