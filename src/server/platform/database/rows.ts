/**
 * Rows of raw SQL. Their type is derived from a schema; the tests compare every row they read with it
 * (test/database.ts). Production does not parse: it would cost more than the query's own decoding.
 */
import { channel } from "node:diagnostics_channel";
import type { RawBuilder } from "kysely";
import { z } from "zod";
import {
  parseInstant,
  parseLocalDate,
  type Instant,
  type LocalDate,
} from "../../../domain/time.ts";
import type { ShopDb } from "./scope.ts";

/** Without a subscriber, which only the tests have, nothing is published. */
export const rowsRead = channel("etabli:rows-read");
export type RowsRead = { shape: z.ZodType; rows: readonly unknown[] };

/** Runs the statement; `shape` is a strict object, so that a column too many is an error too. */
export async function readRows<Row>(
  db: ShopDb,
  shape: z.ZodType<Row>,
  statement: RawBuilder<NoInfer<Row>>,
): Promise<Row[]> {
  const { rows } = await statement.execute(db);
  if (rowsRead.hasSubscribers) rowsRead.publish({ shape, rows } satisfies RowsRead);
  return rows;
}

/** For a statement that answers one row, or none. */
export async function readRow<Row>(
  db: ShopDb,
  shape: z.ZodType<Row>,
  statement: RawBuilder<NoInfer<Row>>,
): Promise<Row | undefined> {
  return (await readRows(db, shape, statement))[0];
}

/** Columns as `types.ts` decodes them; the others are plain zod. */
export const INSTANT = z.custom<Instant>(
  (value) => typeof value === "string" && parseInstant(value) !== undefined,
);
export const LOCAL_DATE = z.custom<LocalDate>(
  (value) => typeof value === "string" && parseLocalDate(value) !== undefined,
);
