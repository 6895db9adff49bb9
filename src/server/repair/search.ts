/** Text search of repairs by reference, client's name and appliance, without regard to case and accents. */
import { sql } from "kysely";
import { z } from "zod";
import type { RepairStatus } from "../../domain/repair/status.ts";
import { readRow } from "../platform/database/rows.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import type { Bounds } from "../platform/graphql/page.ts";

export type RepairSearch = Bounds & { text: string; statuses: readonly RepairStatus[] };

/** `ids`: a page, in the board's order; `counts`: how many of all that were found are in each status asked for. */
const foundRepairs = z.strictObject({ ids: z.array(z.string()), counts: z.array(z.number()) });
type FoundRepairs = z.output<typeof foundRepairs>;

/** The repairs that contain every word of the text. */
export async function searchRepairs(
  db: ShopDb,
  { text, statuses, skip, first }: RepairSearch,
): Promise<FoundRepairs> {
  const found = await readRow(
    db,
    foundRepairs,
    sql`select ids, counts from app.search_repairs(${text}, ${[...statuses]}::text[], ${skip}::int, ${first}::int)`,
  );
  return found ?? { ids: [], counts: [] };
}
