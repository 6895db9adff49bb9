/** The shop's counters of documents: read here, and chosen only through the function that locks them. */
import { sql } from "kysely";
import { z } from "zod";
import { SERIES_LETTERS } from "../../../domain/quote/number.ts";
import {
  seriesOfYear,
  type Counter,
  type NumberingChoice,
} from "../../../domain/quote/numbering/numbering.ts";
import { readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { violated } from "../../platform/database/violation.ts";

const counter = z.strictObject({
  series: z.string(),
  prefix: z.string(),
  first: z.int(),
  last: z.int(),
});

export const documentCounters = (db: ShopDb): Promise<Counter[]> =>
  readRows(
    db,
    counter,
    sql`select series, prefix, first, last from app.counter
      where shop_id = ${SHOP_ID} and left(series, 1) = any(${Object.values(SERIES_LETTERS)}::text[])`,
  );

const SET = z.strictObject({ chosen: z.boolean() });

/** "started": a number of the year was taken. "prefix-taken": another kind of document prints it, in any year. */
export async function setNumbering(
  db: ShopDb,
  { kind, year, prefix, first }: NumberingChoice,
): Promise<"chosen" | "started" | "prefix-taken"> {
  const series = seriesOfYear(kind, year);
  try {
    const row = await readRow(
      db,
      SET,
      sql`select app.set_numbering(${series}, ${prefix}, ${first}) as chosen`,
    );
    return row?.chosen ? "chosen" : "started";
  } catch (error) {
    if (violated(error, "counter_prefix_of_one_kind")) return "prefix-taken";
    throw error;
  }
}
