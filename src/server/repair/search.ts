/** Text search of repairs by reference, client's name and appliance, without regard to case and accents. */
import { sql } from "kysely";
import { z } from "zod";
import type { RepairStatus } from "../../domain/repair/status.ts";
import { readRow } from "../platform/database/rows.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import type { FoundByStatus } from "./board/store.ts";

/** `most`: how many ids of each status are read; without it, all. */
export type RepairSearch = {
  text: string;
  statuses: readonly RepairStatus[];
  most?: number | undefined;
};

const foundRepairs = z.strictObject({ ids: z.array(z.string()), counts: z.array(z.number()) });

/** The repairs that contain every word of the text, by the statuses asked for. */
export async function searchRepairs(
  db: ShopDb,
  { text, statuses, most }: RepairSearch,
): Promise<FoundByStatus> {
  const read = await readRow(
    db,
    foundRepairs,
    sql`select ids, counts from app.search_repairs(${text}, ${[...statuses]}::text[], ${most ?? null}::bigint)`,
  );
  const { ids, counts } = read ?? { ids: [], counts: [] };
  let end = 0;
  return new Map(
    statuses.map((status, turn) => {
      const { [turn]: count = 0 } = counts;
      const start = end;
      end += Math.min(count, most ?? count);
      return [status, { count, ids: ids.slice(start, end) }];
    }),
  );
}
