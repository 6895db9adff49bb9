/** Search of clients by any of their fields; migrations/0004_client.sql holds the index. */
import { sql } from "kysely";
import { z } from "zod";
import {
  isNearly,
  isNearName,
  respelledTerms,
  searchTerms,
} from "../../domain/client/search-text.ts";
import { readRow, readRows } from "../platform/database/rows.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { clientId, loadClientsInOrder, type ClientRow } from "./store.ts";

export type ClientSearch = {
  /** Blank: every client. Otherwise each of its terms must match. */
  text: string;
  order: "recent" | "name";
  first: number;
  /** The id of the last client already read. */
  after: string | null;
  /** Without a text: how many clients to leave out first, so that a long list opens at any page. */
  skip?: number;
};

/** Best first; without a text, in the order asked for. */
export async function searchClients(db: ShopDb, search: ClientSearch): Promise<ClientRow[]> {
  if (search.text.trim() === "") return loadClientsInOrder(db, await listClients(db, search));
  const terms = searchTerms(search.text);
  const found = await loadClientsInOrder(db, await matchClients(db, terms, search));
  if (search.after !== null || found.length >= FEW) return found;
  const respelled = respelledTerms(terms);
  const others = respelled
    ? await loadClientsInOrder(db, await matchClients(db, respelled, search))
    : [];
  const all = [...found, ...others, ...(await guessClients(db, terms))];
  return [...new Map(all.map((client) => [client.id, client])).values()].slice(0, search.first);
}

/** With fewer results, typing errors are tolerated. */
const FEW = 3;

const foundIds = z.strictObject({ ids: z.array(z.string()) });

async function matchClients(
  db: ShopDb,
  terms: string[],
  { first, after }: ClientSearch,
): Promise<readonly string[]> {
  const found = await readRow(
    db,
    foundIds,
    sql`select app.search_clients(${terms}::text[], ${first}::int, ${after}::uuid) as ids`,
  );
  return found?.ids ?? [];
}

const MOST_GUESSED = 50;
/** More words than this are no name. */
const MOST_MISTYPED = 5;

const nearName = z.strictObject({ typed: z.string(), written: z.string() });

/** Clients whose names are within one or two typing errors of the terms: the words of the names are looked for first. */
async function guessClients(db: ShopDb, terms: string[]): Promise<ClientRow[]> {
  const words = terms.join(" ").split(/[^\p{L}\p{M}\p{N}]+/u);
  if (words.length > MOST_MISTYPED) return [];
  const near = await readRows(
    db,
    nearName,
    sql`select typed, written from app.near_names(${terms}::text[])`,
  );
  const meant = near.filter(({ typed, written }) => isNearName(typed, written));
  if (meant.length === 0) return [];
  const guessed = await readRow(
    db,
    foundIds,
    sql`select app.guess_clients(${terms}::text[], ${JSON.stringify(namesByTerm(meant))}::jsonb, ${MOST_GUESSED}::int) as ids`,
  );
  const clients = await loadClientsInOrder(db, guessed?.ids ?? []);
  return clients.filter((client) => isNearly(terms, client));
}

const namesByTerm = (meant: readonly z.output<typeof nearName>[]): Record<string, string[]> =>
  Object.fromEntries(
    [...Map.groupBy(meant, ({ typed }) => typed)].map(([typed, names]) => [
      typed,
      names.map(({ written }) => written),
    ]),
  );

async function listClients(
  db: ShopDb,
  { order, first, after, skip = 0 }: ClientSearch,
): Promise<readonly string[]> {
  const [at, way, beside] =
    order === "name"
      ? [sql.ref("c.names"), sql`asc`, sql`>`]
      : [sql.ref("c.last_seen_at"), sql`desc`, sql`<`];
  // Compared in the database: an instant loses its microseconds in JavaScript.
  const last = sql`(select ${at} from app.client c where c.shop_id = ${SHOP_ID} and c.id = ${after}::uuid)`;
  const beyond = sql`and ${at} ${beside}= ${last} and (${at} ${beside} ${last} or c.id > ${after}::uuid)`;
  const rows = await readRows(
    db,
    clientId,
    sql`
    select c.id from app.client c where c.shop_id = ${SHOP_ID} and c.merged_into is null ${after === null ? sql`` : beyond}
    order by ${at} ${way}, c.id offset ${skip} limit ${first}`,
  );
  return rows.map(({ id }) => id);
}

const counted = z.strictObject({ count: z.number() });

export async function countClients(db: ShopDb): Promise<number> {
  const row = await readRow(
    db,
    counted,
    sql`select count(*) as count from app.client c where c.shop_id = ${SHOP_ID} and c.merged_into is null`,
  );
  return row?.count ?? 0;
}
