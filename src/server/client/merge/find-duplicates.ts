/** The shop's likely duplicates: the database finds pairs that share something, the domain judges them. */
import { sql } from "kysely";
import { z } from "zod";
import {
  byStrength,
  isDuplicate,
  resemblance,
  type Resemblance,
} from "../../../domain/client/merge/duplicate.ts";
import { readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadClients, type ClientRow } from "../store.ts";

export type DuplicatePair = Resemblance & { left: ClientRow; right: ClientRow };

const similarPair = z.strictObject({ left_id: z.string(), right_id: z.string() });
/** Couples share landlines: most pairs that share something are no duplicates. */
const MOST_COMPARED = 1_000;

/** The surest first, at most `first`. */
export async function findDuplicates(db: ShopDb, first: number): Promise<DuplicatePair[]> {
  const pairs = await readRows(
    db,
    similarPair,
    sql`select * from app.find_look_alikes(${MOST_COMPARED})`,
  );
  const ids = new Set(pairs.flatMap(({ left_id, right_id }) => [left_id, right_id]));
  const clients = new Map((await loadClients(db, [...ids])).map((client) => [client.id, client]));
  return pairs
    .flatMap(({ left_id, right_id }) => compare(clients.get(left_id), clients.get(right_id)))
    .filter(isDuplicate)
    .sort(byStrength)
    .slice(0, first);
}

const compare = (left: ClientRow | undefined, right: ClientRow | undefined): DuplicatePair[] =>
  left && right ? [{ left, right, ...resemblance(left, right) }] : [];
