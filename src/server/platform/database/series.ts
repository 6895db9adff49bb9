import { sql } from "kysely";
import { z } from "zod";
import { readRow } from "./rows.ts";
import type { ShopDb } from "./scope.ts";

const NUMBER = z.strictObject({ n: z.int() });

/** The next number of a series; its counter stays locked until the end of the transaction: take it late. */
export async function takeNumber(db: ShopDb, series: string): Promise<number> {
  const taken = await readRow(db, NUMBER, sql`select app.take_number(${series}) as n`);
  if (!taken) throw new Error(`series ${series} gave no number`);
  return taken.n;
}
