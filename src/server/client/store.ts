/** Clients with their phones and addresses: read whole, found again by what they gave, never overwritten. */
import { sql } from "kysely";
import type { Address } from "../../domain/client/address.ts";
import type { Client } from "../../domain/client/client.ts";
import type { fillBlanks } from "../../domain/client/same-client.ts";
import type { Instant } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";

/** As read: `last_seen_at` is when the shop last had to do with this client. */
export type ClientRow = Client & { last_seen_at: Instant };

const CLIENT = sql`
  c.id, c.type, c.lastname, c.firstname, c.email, c.note, c.siren, c.shop_id, c.created_at, c.last_seen_at,
  coalesce((select jsonb_agg(jsonb_build_object('name', p.name, 'number', p.number) order by p.position)
    from app.client_phone p where p.shop_id = c.shop_id and p.client_id = c.id), '[]') as phones,
  coalesce((select jsonb_agg(jsonb_build_object('address_id', a.address_id, 'tags', a.tags, 'street', a.street,
      'complement', a.complement, 'zip', a.zip, 'city', a.city, 'country', a.country, 'lat', a.lat, 'lon', a.lon)
      order by a.address_id)
    from app.client_address a where a.shop_id = c.shop_id and a.client_id = c.id), '[]') as addresses`;

export async function loadClients(db: ShopDb, ids: readonly string[]): Promise<ClientRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ClientRow>`
    select ${CLIENT} from app.client c where c.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

type Reach = { email: string; phones: readonly string[] };

/** With this e-mail when it was that of a record merged into the client: it is still theirs. */
export type ReachedClient = ClientRow & { former_emails: readonly string[] };

/** Everybody the shop knows by this e-mail or one of these phones, the oldest first. */
export async function clientsReachedBy(
  db: ShopDb,
  { email, phones }: Reach,
): Promise<ReachedClient[]> {
  const { rows } = await sql<ReachedClient>`
    select ${CLIENT},
      array(select m.email from app.client m where m.shop_id = c.shop_id and m.email <> '' and lower(m.email) = lower(${email})
        and m.merged_into is not null and app.survivor(m.id) = c.id) as former_emails
    from app.client c
    where c.id in (select app.find_clients(${email}, ${[...phones]}::text[])) order by c.created_at, c.id`.execute(
    db,
  );
  return rows;
}

/**
 * Holds back, until the end of the transaction, any other that looks for the same person: two bookings
 * at once make one client. The keys are taken in one order, so two visitors never wait for each other.
 */
export async function lockReach(
  db: ShopDb,
  shop_id: string,
  { email, phones }: Reach,
): Promise<void> {
  const keys = [email, ...phones].filter(Boolean).map((key) => `${shop_id} ${key}`);
  await sql`
    select pg_advisory_xact_lock(7312, key)
    from (select distinct hashtext(k) as key from unnest(${keys}::text[]) k order by 1) sorted`.execute(
    db,
  );
}

/** The phones and the addresses first: whoever is searched for by them is then written once. */
export async function insertClient(db: ShopDb, client: Client): Promise<void> {
  const { phones, addresses, ...row } = client;
  const at = { shop_id: client.shop_id, client_id: client.id };
  await Promise.all([
    ...(phones.length > 0
      ? [
          db
            .insertInto("client_phone")
            .values(phones.map((phone, position) => ({ ...at, position, ...phone })))
            .execute(),
        ]
      : []),
    ...insertAddresses(db, client, addresses),
    db.insertInto("client").values(row).execute(),
  ]);
}

/** Writes what a known client gained; what was there stays as the shop typed it. */
export async function saveFilled(
  db: ShopDb,
  client: Client,
  filled: ReturnType<typeof fillBlanks>,
): Promise<void> {
  const at = { shop_id: client.shop_id, client_id: client.id };
  const known = new Set(client.addresses.map(({ address_id }) => address_id));
  const phones = filled.phones.slice(client.phones.length);
  const { firstname, email } = filled;
  const changed = firstname !== client.firstname || email !== client.email;
  await Promise.all([
    ...(changed
      ? [db.updateTable("client").set({ firstname, email }).where("id", "=", client.id).execute()]
      : []),
    ...(phones.length > 0 ? [addPhones(db, at, phones)] : []),
    ...insertAddresses(
      db,
      client,
      filled.addresses.filter(({ address_id }) => !known.has(address_id)),
    ),
  ]);
}

type Owner = { shop_id: string; client_id: string };

/** After the last position ever used: the shop may have removed one in the middle. */
async function addPhones(db: ShopDb, at: Owner, phones: Client["phones"]): Promise<void> {
  await sql`
    insert into app.client_phone (shop_id, client_id, position, name, number)
    select ${at.shop_id}, ${at.client_id}, 
      coalesce((select max(position) from app.client_phone where client_id = ${at.client_id}), -1) + given.turn, given.name, given.number
    from unnest(${phones.map(({ name }) => name)}::text[], ${phones.map(({ number }) => number)}::text[])
      with ordinality as given (name, number, turn)`.execute(db);
}

const insertAddresses = (
  db: ShopDb,
  { shop_id, id }: Pick<Client, "shop_id" | "id">,
  addresses: readonly Address[],
): Promise<unknown>[] =>
  addresses.length === 0
    ? []
    : [
        db
          .insertInto("client_address")
          .values(
            addresses.map((address) => ({
              ...address,
              tags: [...address.tags],
              shop_id,
              client_id: id,
            })),
          )
          .execute(),
      ];
