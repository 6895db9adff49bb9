/** The shop's likely duplicates: the database finds who shares something, the domain judges. */
import { sql } from "kysely";
import {
  byStrength,
  isDuplicate,
  resemblance,
  type Resemblance,
} from "../../../domain/client/merge/duplicate.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadClients, type ClientRow } from "../store.ts";

export type DuplicatePair = Resemblance & { left: ClientRow; right: ClientRow };

/** Couples share landlines: of the pairs that share something, most are no duplicates. */
const LOOKED_AT = 1_000;

/** The surest first, at most `first`. */
export async function duplicatePairs(db: ShopDb, first: number): Promise<DuplicatePair[]> {
  const { rows } = await sql<{ left_id: string; right_id: string }>`
    select * from app.find_look_alikes(${LOOKED_AT})`.execute(db);
  const ids = new Set(rows.flatMap(({ left_id, right_id }) => [left_id, right_id]));
  const clients = new Map((await loadClients(db, [...ids])).map((client) => [client.id, client]));
  return rows
    .flatMap(({ left_id, right_id }) => pairOf(clients.get(left_id), clients.get(right_id)))
    .filter(isDuplicate)
    .sort(byStrength)
    .slice(0, first);
}

const pairOf = (left: ClientRow | undefined, right: ClientRow | undefined): DuplicatePair[] =>
  left && right ? [{ left, right, ...resemblance(left, right) }] : [];
