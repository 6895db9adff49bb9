/** Text search of repairs by reference, client's name and appliance, without regard to case and accents. */
import { sql } from "kysely";
import { z } from "zod";
import type { RepairStatus } from "../../domain/repair/status.ts";
import { readRow } from "../platform/database/rows.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import type { Bounds } from "../platform/graphql/page.ts";

export type RepairSearch = Bounds & { text: string; statuses: readonly RepairStatus[] };

const foundRepairs = z.strictObject({ ids: z.array(z.string()) });

/** A page of the repairs that contain every word of the text, in the board's order. */
export async function searchRepairs(
  db: ShopDb,
  { text, statuses, skip, first }: RepairSearch,
): Promise<string[]> {
  const found = await readRow(
    db,
    foundRepairs,
    sql`select app.search_repairs(${text}, ${[...statuses]}::text[], ${skip}::int, ${first}::int) as ids`,
  );
  return found?.ids ?? [];
}
