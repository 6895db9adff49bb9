import { sql } from "kysely";
import { z } from "zod";
import { readRow } from "./rows.ts";
import type { ShopDb } from "./scope.ts";

const TAKEN_NUMBER = z.strictObject({ n: z.int(), prefix: z.string() });

/** What was counted, and what is printed before it in this series. */
export type SeriesNumber = z.output<typeof TAKEN_NUMBER>;

/** The next number of a series; its counter stays locked until the end of the transaction: take it late. */
export async function takeNumber(db: ShopDb, series: string): Promise<SeriesNumber> {
  const taken = await readRow(
    db,
    TAKEN_NUMBER,
    sql`select n, prefix from app.take_number(${series})`,
  );
  if (!taken) throw new Error(`series ${series} gave no number`);
  return taken;
}
