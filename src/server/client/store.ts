/** Clients with their phones and addresses. The lists of columns are those of the domain's field tables. */
import { sql } from "kysely";
import { z } from "zod";
import { ADDRESS_FIELDS, ADDRESS_TEXT_NAMES } from "../../domain/client/address-fields.ts";
import { ADDRESS_TAGS } from "../../domain/client/address.ts";
import { CLIENT_TYPES, type Client } from "../../domain/client/client.ts";
import { CLIENT_TEXT_NAMES } from "../../domain/client/fields.ts";
import { PHONE_FIELDS, PHONE_NAMES } from "../../domain/client/phone/phone.ts";
import { recordOf } from "../../domain/record.ts";
import { columnsOf, jsonOf } from "../platform/database/columns.ts";
import type { Instant } from "../../domain/time.ts";
import { INSTANT, readRow, readRows } from "../platform/database/rows.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { insertAddresses } from "./address/store.ts";

const address = z.strictObject({
  ...recordOf(ADDRESS_TEXT_NAMES, () => z.string()),
  address_id: z.string(),
  tags: z.array(z.enum(ADDRESS_TAGS)),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
});

const client = z.strictObject({
  ...recordOf(CLIENT_TEXT_NAMES, () => z.string()),
  id: z.string(),
  shop_id: z.string(),
  type: z.enum(CLIENT_TYPES),
  created_at: INSTANT,
  /** When the shop last wrote the client, or planned something for them. */
  last_seen_at: INSTANT,
  phones: z.array(z.strictObject({ name: z.enum(PHONE_NAMES), number: z.string() })),
  addresses: z.array(address),
});
export type ClientRow = z.output<typeof client>;

/** What a client's row holds besides its phones and addresses. */
export const CLIENT_COLUMNS = [
  "id",
  "shop_id",
  "type",
  "created_at",
  ...CLIENT_TEXT_NAMES,
] as const;

const CLIENT = sql`
  ${columnsOf([...CLIENT_COLUMNS, "last_seen_at"], "c")},
  coalesce((select json_agg(${jsonOf(PHONE_FIELDS, "p")} order by p.position)
    from app.client_phone p where p.shop_id = c.shop_id and p.client_id = c.id), '[]') as phones,
  coalesce((select json_agg(${jsonOf(ADDRESS_FIELDS, "a")} order by a.address_id)
    from app.client_address a where a.shop_id = c.shop_id and a.client_id = c.id), '[]') as addresses`;

export async function loadClients(db: ShopDb, ids: readonly string[]): Promise<ClientRow[]> {
  if (ids.length === 0) return [];
  return readRows(
    db,
    client,
    sql`select ${CLIENT} from app.client c where c.shop_id = ${SHOP_ID} and c.id = any(${[...ids]}::uuid[])`,
  );
}

/** The same in the order of the ids. */
export async function loadClientsInOrder(db: ShopDb, ids: readonly string[]): Promise<ClientRow[]> {
  const byId = new Map((await loadClients(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A row that is an id alone. */
export const clientId = z.strictObject({ id: z.string() });
/** Ids are light, and each page of them reads an index of the whole shop. */
const IDS_OF_A_PAGE = 5_000;

/** The ids after this one, merged records left out. */
export async function nextClientIds(db: ShopDb, after: string | null): Promise<string[]> {
  const rows = await readRows(
    db,
    clientId,
    sql`
    select c.id from app.client c
    where c.shop_id = ${SHOP_ID} and c.merged_into is null and (${after}::uuid is null or c.id > ${after}::uuid)
    order by c.id limit ${IDS_OF_A_PAGE}`,
  );
  return rows.map(({ id }) => id);
}

type Reach = { email: string; phones: readonly string[] };

const reachedClient = client.extend({ former_emails: z.array(z.string()) });
/** `former_emails`: those of records merged into the client, which still lead to them. */
export type ReachedClient = z.output<typeof reachedClient>;

/**
 * All clients with this e-mail or one of these phones, the oldest first. Most often there is none, and a second
 * statement would be planned for nothing: 1 ms of each booking.
 */
export async function clientsReachedBy(
  db: ShopDb,
  { email, phones }: Reach,
): Promise<ReachedClient[]> {
  const found = await readRows(
    db,
    clientId,
    sql`select id from app.find_clients(${email}, ${[...phones]}::text[]) as found (id)`,
  );
  if (found.length === 0) return [];
  return readRows(
    db,
    reachedClient,
    sql`
    select ${CLIENT},
      array(select m.email from app.client m where m.shop_id = c.shop_id and m.email <> '' and lower(m.email) = lower(${email})
        and m.merged_into is not null and app.survivor(m.id) = c.id) as former_emails
    from app.client c
    where c.shop_id = ${SHOP_ID} and c.id = any(${found.map(({ id }) => id)}::uuid[]) order by c.created_at, c.id`,
  );
}

/**
 * A lock on each e-mail, phone and network until the end of the transaction: two bookings of one new client at once
 * insert one client. The locks are taken in one order, so that they cannot deadlock.
 */
export async function lockReach(
  db: ShopDb,
  shop_id: string,
  { email, phones, network = "" }: Reach & { network?: string | undefined },
): Promise<void> {
  const keys = [email, ...phones, network].filter(Boolean).map((key) => `${shop_id} ${key}`);
  await sql`
    select pg_advisory_xact_lock(7312, key)
    from (select distinct hashtext(k) as key from unnest(${keys}::text[]) k order by 1) sorted`.execute(
    db,
  );
}

const lockedClient = z.strictObject({ merged_into: z.string().nullable() });

/** Locks the client's row until the end of the transaction; undefined when there is none of this id. */
export const lockClient = (
  db: ShopDb,
  id: string,
): Promise<z.output<typeof lockedClient> | undefined> =>
  readRow(
    db,
    lockedClient,
    sql`select c.merged_into from app.client c where c.shop_id = ${SHOP_ID} and c.id = ${id} for no key update`,
  );

/**
 * What a client is searched by, as SQL: `app.client.search` is written with it in the transaction of every change.
 * `alias` is the client's row; with `changes`, the names and the e-mail of that row replace those of `alias`.
 */
export function searchText(alias: string, changes?: string): string {
  const [lastname, firstname, email] = ["lastname", "firstname", "email"].map((name) =>
    changes ? `coalesce(${changes}.${name}, ${alias}.${name})` : `${alias}.${name}`,
  );
  return `app.client_text(${lastname}, ${firstname}, ${email},
    (select string_agg(concat_ws(' ', a.street, a.complement, a.zip, a.city), ' ' order by a.address_id)
      from app.client_address a where a.shop_id = ${alias}.shop_id and a.client_id = ${alias}.id),
    array(select p.number from app.client_phone p
      where p.shop_id = ${alias}.shop_id and p.client_id = ${alias}.id order by p.position))`;
}

/** Writes what these clients are searched by: call it after a change of their names, e-mail, phones or addresses. */
export async function updateSearch(db: ShopDb, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with written as (
      update app.client c set search = ${sql.raw(searchText("c"))}
      where c.shop_id = ${SHOP_ID} and c.id = any(${[...ids]}::uuid[]) returning c.shop_id, c.names)
    ${sql.raw(REMEMBER_NAMES)}`.execute(db);
}

/** The names of the rows `written`: mistyped ones are looked for among these words. In one order, so that two transactions never wait for each other. */
export const REMEMBER_NAMES = `
  insert into app.name_word (shop_id, written)
  select distinct written.shop_id, w from written, app.name_words(written.names) w order by w on conflict do nothing`;

/** Deletes the words of the mistyped search (`app.name_word`) that are in no client's name any more; inserts those missing. */
export const settleNames = (db: ShopDb): Promise<unknown> =>
  sql`select app.settle_names()`.execute(db);

/** The shop saw the client; within 10 seconds of the last time the row is not written again. */
export async function seeClient(db: ShopDb, id: string, at: Instant): Promise<void> {
  await sql`
    update app.client c set last_seen_at = ${at}
    where c.shop_id = ${SHOP_ID} and c.id = ${id} and c.last_seen_at < ${at}::timestamptz - interval '10 seconds'`.execute(
    db,
  );
}

const COLUMNS = columnsOf(CLIENT_COLUMNS);

/** The phones and addresses are inserted first: the search text, which holds them, is then written once. */
export async function insertClient(
  db: ShopDb,
  { phones, addresses, ...row }: Client,
): Promise<void> {
  const owner = { shop_id: row.shop_id, client_id: row.id };
  const numbered = phones.map((phone, position) => ({ ...owner, position, ...phone }));
  await Promise.all([
    numbered.length > 0 && db.insertInto("client_phone").values(numbered).execute(),
    insertAddresses(
      db,
      addresses.map((one) => ({ ...one, client_id: row.id })),
    ),
    sql`
      with written as (
        insert into app.client (${COLUMNS}, last_seen_at, search)
        select ${COLUMNS}, c.created_at, ${sql.raw(searchText("c"))}
        from jsonb_populate_record(null::app.client, ${JSON.stringify(row)}::jsonb) c returning shop_id, names)
      ${sql.raw(REMEMBER_NAMES)}`.execute(db),
  ]);
}

/** Texts that are left out keep their stored value, or start blank; a type that is null stays, or is a person's. */
export type ClientRecord = Pick<Client, "id" | "shop_id" | "created_at"> & {
  type: Client["type"] | null;
  texts: Partial<Record<(typeof CLIENT_TEXT_NAMES)[number], string>> & { lastname: string };
};

/** Without the search text: see `updateSearch`. */
export async function upsertClient(
  db: ShopDb,
  { texts, type, ...row }: ClientRecord,
): Promise<void> {
  await db
    .insertInto("client")
    .values({ ...row, type: type ?? "Particulier", ...texts, last_seen_at: row.created_at })
    .onConflict((known) =>
      known.columns(["shop_id", "id"]).doUpdateSet({ ...(type && { type }), ...texts }),
    )
    .execute();
}

export async function replacePhones(
  db: ShopDb,
  owner: { shop_id: string; client_id: string },
  phones: Client["phones"],
): Promise<void> {
  await db
    .deleteFrom("client_phone")
    .where("shop_id", "=", owner.shop_id)
    .where("client_id", "=", owner.client_id)
    .execute();
  const rows = phones.map((phone, position) => ({ ...owner, ...phone, position }));
  if (rows.length > 0) await db.insertInto("client_phone").values(rows).execute();
}
