/** Declares two similar records distinct, or takes it back. A merged record stands for its survivor. */
import {
  distinctionOf,
  type Distinction,
  type DistinctionRefusal,
} from "../../../domain/client/merge/distinction.ts";
import { isRefusal, refuse, type Decision } from "../../../domain/decision.ts";
import type { Instant } from "../../../domain/time.ts";
import type { Author } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadClients, type ClientRow } from "../store.ts";
import { deleteDistinctions, insertDistinction, loadDistinctions } from "./distinction/store.ts";
import { loadSurvivors } from "./store.ts";

type Ids = { one: string; other: string };
/** The two clients, in the order of their ids. */
export type DistinctClients = { left: ClientRow; right: ClientRow };

export async function distinguishClients(
  db: ShopDb,
  { author, ...ids }: Ids & { author: Author },
): Promise<Decision<DistinctClients, DistinctionRefusal>> {
  const pair = await loadPair(db, ids);
  if (isRefusal(pair)) return pair;
  await insertDistinction(db, { ...idsOf(pair), created_by: author.account_id });
  return pair;
}

/** The two may be proposed as duplicates again. Idempotent. */
export async function undoDistinction(
  db: ShopDb,
  ids: Ids,
): Promise<Decision<DistinctClients, DistinctionRefusal>> {
  const pair = await loadPair(db, ids);
  if (isRefusal(pair)) return pair;
  await deleteDistinctions(db, idsOf(pair));
  return pair;
}

const idsOf = ({ left, right }: DistinctClients): Distinction => ({
  left_id: left.id,
  right_id: right.id,
});

async function loadPair(
  db: ShopDb,
  { one, other }: Ids,
): Promise<Decision<DistinctClients, DistinctionRefusal>> {
  const found = await loadSurvivors(db, [one, other]);
  const distinction = distinctionOf(found.get(one)?.id, found.get(other)?.id);
  if (isRefusal(distinction)) return distinction;
  const byId = new Map([...found.values()].map((client) => [client.id, client]));
  return pairOf(distinction, byId) ?? refuse("client-unknown");
}

const pairOf = (
  { left_id, right_id }: Distinction,
  byId: ReadonlyMap<string, ClientRow>,
): DistinctClients | undefined => {
  const [left, right] = [byId.get(left_id), byId.get(right_id)];
  return left && right && { left, right };
};

export type ListedDistinction = DistinctClients & { at: Instant; by: string | null };

/** The latest first. */
export async function listDistinctions(db: ShopDb, first: number): Promise<ListedDistinction[]> {
  const rows = await loadDistinctions(db, first);
  const ids = new Set(rows.flatMap(({ left_id, right_id }) => [left_id, right_id]));
  const byId = new Map((await loadClients(db, [...ids])).map((client) => [client.id, client]));
  return rows.flatMap(({ at, by, ...distinction }) => {
    const pair = pairOf(distinction, byId);
    return pair ? [{ ...pair, at, by }] : [];
  });
}
