/** The clients of a shop, looked for by anything known of them; migrations/0004_client.sql holds the index. */
import { sql } from "kysely";
import { isNearly, searchTerms } from "../../domain/client/search-text.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { clientsReachedBy, loadClients, type ClientRow } from "./store.ts";

export type ClientSearch = {
  /** Blank: everybody. Otherwise each of its terms must be met. */
  text: string;
  order: "recent" | "name";
  first: number;
  /** The last client already read. */
  after: string | null;
  /** Without a text: how many come before; a long list is opened anywhere. */
  skip?: number;
};

/** Best first; without a text, in the order asked for. */
export async function searchClients(db: ShopDb, search: ClientSearch): Promise<ClientRow[]> {
  if (search.text.trim() === "") return readInOrder(db, await listClients(db, search));
  const terms = searchTerms(search.text);
  const found = await readInOrder(db, await matchClients(db, terms, search));
  if (search.after !== null || found.length >= FEW) return found;
  const known = new Set(found.map(({ id }) => id));
  const guessed = (await guessClients(db, terms)).filter(({ id }) => !known.has(id));
  return [...found, ...guessed].slice(0, search.first);
}

/** With fewer, typing errors are forgiven. */
const FEW = 3;

async function readInOrder(db: ShopDb, ids: readonly string[]): Promise<ClientRow[]> {
  const clients = await loadClients(db, ids);
  const byId = new Map(clients.map((client) => [client.id, client]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function matchClients(
  db: ShopDb,
  terms: string[],
  { first, after }: ClientSearch,
): Promise<readonly string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    select app.search_clients(${terms}::text[], ${first}::int, ${after}::uuid) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

/** The nearest by their trigrams, of whom the domain keeps those mistyped by a letter or two. */
const MOST_GUESSED = 50;
/** Each word that may be mistyped is looked for in every name: with more of them, nobody would be nearly it. */
const MOST_MISTYPED = 5;

async function guessClients(db: ShopDb, terms: string[]): Promise<ClientRow[]> {
  const words = terms.join(" ").split(/[^\p{L}\p{M}\p{N}]+/u);
  if (words.length > MOST_MISTYPED) return [];
  const { rows } = await sql<{ ids: string[] }>`
    select app.guess_clients(${terms}::text[], ${MOST_GUESSED}::int) as ids`.execute(db);
  const near = await readInOrder(db, rows[0]?.ids ?? []);
  return near.filter((client) => isNearly(terms, client));
}

async function listClients(
  db: ShopDb,
  { order, first, after, skip = 0 }: ClientSearch,
): Promise<readonly string[]> {
  const [at, way, beside] =
    order === "name"
      ? [sql.ref("c.names"), sql`asc`, sql`>`]
      : [sql.ref("c.last_seen_at"), sql`desc`, sql`<`];
  // Compared in the database: an instant read into JavaScript loses its microseconds.
  const last = sql`(select ${at} from app.client c where c.id = ${after}::uuid)`;
  const beyond = sql`and ${at} ${beside}= ${last} and (${at} ${beside} ${last} or c.id > ${after}::uuid)`;
  const { rows } = await sql<{ id: string }>`
    select c.id from app.client c where c.merged_into is null ${after === null ? sql`` : beyond}
    order by ${at} ${way}, c.id offset ${skip} limit ${first}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countClients(db: ShopDb): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from app.client c where c.merged_into is null`.execute(db);
  return rows[0]?.count ?? 0;
}

export type Sketch = {
  lastname: string;
  firstname: string;
  email: string;
  phones: readonly string[];
};

const MOST_COMPARED = 100;

/** Whoever might be the person of this sketch: reached alike, or called nearly so. The domain judges them. */
export async function possibleTwins(db: ShopDb, sketch: Sketch): Promise<ClientRow[]> {
  const { lastname, firstname } = sketch;
  const [reached, named] = await Promise.all([
    clientsReachedBy(db, sketch),
    lastname.trim() === "" && firstname.trim() === ""
      ? []
      : searchClients(db, {
          text: `${lastname} ${firstname}`,
          order: "recent",
          first: MOST_COMPARED,
          after: null,
        }),
  ]);
  return [...new Map([...reached, ...named].map((client) => [client.id, client])).values()];
}
