/** Text search of repairs by reference, client's name and appliance, without regard to case and accents. */
import { sql } from "kysely";
import { z } from "zod";
import { REPAIR_STATUSES, type RepairStatus } from "../../domain/repair/status.ts";
import { readRow } from "../platform/database/rows.ts";
import type { ShopDb } from "../platform/database/scope.ts";

export type RepairSearch = {
  text: string;
  statuses: readonly RepairStatus[];
  /** The page is of this status; of all when null. */
  shown: string | null;
  skip: number;
  first: number;
};

const foundRepairs = z.strictObject({
  counts: z.partialRecord(z.enum(REPAIR_STATUSES), z.number()),
  ids: z.array(z.string()),
});
type FoundRepairs = z.output<typeof foundRepairs>;

/** How many repairs of each status contain every word of the text, and a page of them in the board's order. */
export async function searchRepairs(
  db: ShopDb,
  { text, statuses, shown, skip, first }: RepairSearch,
): Promise<FoundRepairs> {
  const found = await readRow(
    db,
    foundRepairs,
    sql`select * from app.search_repairs(${text}, ${[...statuses]}::text[], ${shown}::text, ${skip}::int, ${first}::int)`,
  );
  return found ?? { counts: {}, ids: [] };
}
