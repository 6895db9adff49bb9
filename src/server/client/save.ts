/** What the office changes of a client: the record, its phones, its addresses. */
import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { refuse, isRefusal, type Decision } from "../../domain/decision.ts";
import type { Address } from "../../domain/client/address.ts";
import type { AddressInput } from "../../domain/client/address-input.ts";
import type { ClientInput } from "../../domain/client/client-input.ts";
import type { Client } from "../../domain/client/client.ts";
import type { Instant } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadClients } from "./store.ts";

export type ClientRefusalWord = "client-unknown" | "address-unknown" | "already-merged";
type Owner = { shop_id: string; client_id: string };

/** Holds the client's record until the end of the transaction; "new" when there is none of this id. */
async function holdClient(
  db: ShopDb,
  id: string,
): Promise<Decision<"held" | "new", "already-merged">> {
  const { rows } = await sql<{ merged_into: string | null }>`
    select c.merged_into from app.client c where c.id = ${id} for no key update`.execute(db);
  if (!rows[0]) return "new";
  return rows[0].merged_into === null ? "held" : refuse("already-merged");
}

type Saving = Omit<ClientInput, "id" | "shop_id"> & { id: string; shop_id: string; at: Instant };

/** Writes a new client under its id, or changes the known one. Addresses that are not given stay. */
export async function saveClient(
  db: ShopDb,
  saving: Saving,
): Promise<Decision<string, ClientRefusalWord>> {
  const { id, shop_id, phones, addresses } = saving;
  const held = await holdClient(db, id);
  if (isRefusal(held)) return held;
  await writeRecord(db, saving);
  // Read now that nobody else can write them: a new client may be sent twice at once.
  const [before] = await loadClients(db, [id]);
  const at = { shop_id, client_id: id };
  await replacePhones(db, at, { before: before?.phones ?? [], phones });
  const written = await writeAddresses(db, at, addresses);
  return isRefusal(written) ? written : id;
}

async function writeRecord(
  db: ShopDb,
  { id, shop_id, at, siren, phones: _phones, addresses: _addresses, ...record }: Saving,
): Promise<void> {
  const kept = siren === null ? {} : { siren };
  await db
    .insertInto("client")
    .values({ ...record, ...kept, id, shop_id, created_at: at })
    .onConflict((again) => again.columns(["shop_id", "id"]).doUpdateSet({ ...record, ...kept }))
    .execute();
}

type Phones = { before: Client["phones"]; phones: Client["phones"] };

async function replacePhones(db: ShopDb, at: Owner, { before, phones }: Phones): Promise<void> {
  if (JSON.stringify(before) === JSON.stringify(phones)) return;
  if (before.length > 0)
    await db.deleteFrom("client_phone").where("client_id", "=", at.client_id).execute();
  const rows = phones.map((phone, position) => ({ ...at, ...phone, position }));
  if (rows.length > 0) await db.insertInto("client_phone").values(rows).execute();
}

/** New ones are added, known ones changed; one that is another client's refuses them all. */
export async function writeAddresses(
  db: ShopDb,
  at: Owner,
  inputs: readonly AddressInput[],
): Promise<Decision<readonly Address[], "address-unknown">> {
  if (inputs.length === 0) return [];
  const addresses = inputs.map((input) => ({
    ...input,
    address_id: input.address_id ?? randomUUIDv7(),
  }));
  const written = await db
    .insertInto("client_address")
    .values(addresses.map((address) => ({ ...address, tags: [...address.tags], ...at })))
    .onConflict((known) =>
      known
        .columns(["shop_id", "address_id"])
        .doUpdateSet(CHANGED)
        .where("client_address.client_id", "=", at.client_id),
    )
    .returning("address_id")
    .execute();
  return written.length === addresses.length ? addresses : refuse("address-unknown");
}

const excluded = (column: string) => sql.ref(`excluded.${column}`);
const CHANGED = {
  tags: sql<string[]>`${excluded("tags")}`,
  street: sql<string>`${excluded("street")}`,
  complement: sql<string>`${excluded("complement")}`,
  zip: sql<string>`${excluded("zip")}`,
  city: sql<string>`${excluded("city")}`,
  country: sql<string>`${excluded("country")}`,
  lat: sql<number | null>`${excluded("lat")}`,
  lon: sql<number | null>`${excluded("lon")}`,
};

/** Adds an address to a client; sent again under the same id, it is changed. */
export async function addAddress(
  db: ShopDb,
  at: Owner,
  input: AddressInput,
): Promise<Decision<Address, ClientRefusalWord>> {
  const held = await holdClient(db, at.client_id);
  if (isRefusal(held)) return held;
  if (held === "new") return refuse("client-unknown");
  const written = await writeAddresses(db, at, [input]);
  if (isRefusal(written)) return written;
  return written[0] ?? refuse("address-unknown");
}

export async function changeAddress(
  db: ShopDb,
  { address_id, tags, ...lines }: AddressInput,
): Promise<Decision<Address, "address-unknown">> {
  if (address_id === null) return refuse("address-unknown");
  const changed = await db
    .updateTable("client_address")
    .set({ ...lines, tags: [...tags] })
    .where("address_id", "=", address_id)
    .returning("address_id")
    .executeTakeFirst();
  return changed ? { ...lines, tags, address_id } : refuse("address-unknown");
}

/** Answers the id of what was taken out. */
export async function removeAddress(
  db: ShopDb,
  { client_id, address_id }: { client_id: string; address_id: string },
): Promise<Decision<{ id: string }, ClientRefusalWord>> {
  const held = await holdClient(db, client_id);
  if (isRefusal(held)) return held;
  if (held === "new") return refuse("client-unknown");
  const removed = await db
    .deleteFrom("client_address")
    .where("client_id", "=", client_id)
    .where("address_id", "=", address_id)
    .returning("address_id")
    .executeTakeFirst();
  return removed ? { id: removed.address_id } : refuse("address-unknown");
}
