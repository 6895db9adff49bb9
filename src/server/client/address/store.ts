/** The addresses of clients; the list of columns is that of the domain's field table. */
import { sql } from "kysely";
import { z } from "zod";
import { ADDRESS_FIELDS } from "../../../domain/client/address-fields.ts";
import { ADDRESS_TAGS, type Address } from "../../../domain/client/address.ts";
import { columnsOf, excludedOf } from "../../platform/database/columns.ts";
import { readRows } from "../../platform/database/rows.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { ShopDb } from "../../platform/database/scope.ts";

export type Owner = { shop_id: string; client_id: string };
export type OwnedAddress = Address & { client_id: string };

const written = z.strictObject({ address_id: z.string() });
const CHANGED = excludedOf(ADDRESS_FIELDS.filter((name) => name !== "address_id"));

const ROW = columnsOf(["client_id", ...ADDRESS_FIELDS]);
const rowsOf = (addresses: readonly OwnedAddress[]) =>
  sql`select ${SHOP_ID}, ${ROW} from jsonb_populate_recordset(null::app.client_address, ${JSON.stringify(addresses)}::jsonb)`;

export async function insertAddresses(
  db: ShopDb,
  addresses: readonly OwnedAddress[],
): Promise<void> {
  if (addresses.length === 0) return;
  await sql`insert into app.client_address (shop_id, ${ROW}) ${rowsOf(addresses)}`.execute(db);
}

/** Adds the new addresses and changes the known ones; answers how many, without those of another client. */
export async function upsertAddresses(
  db: ShopDb,
  addresses: readonly OwnedAddress[],
): Promise<number> {
  if (addresses.length === 0) return 0;
  const rows = await readRows(
    db,
    written,
    sql`
    insert into app.client_address as known (shop_id, ${ROW}) ${rowsOf(addresses)}
    on conflict (shop_id, address_id) do update set ${CHANGED} where known.client_id = excluded.client_id
    returning known.address_id`,
  );
  return rows.length;
}

/** Answers the client's id; undefined when the shop has no such address. */
export async function updateAddress(
  db: ShopDb,
  { address_id, tags, ...fields }: Address,
): Promise<string | undefined> {
  const changed = await db
    .updateTable("client_address")
    .set({ ...fields, tags: [...tags] })
    .where("shop_id", "=", SHOP_ID)
    .where("address_id", "=", address_id)
    .returning("client_id")
    .executeTakeFirst();
  return changed?.client_id;
}

const READ = [...ADDRESS_FIELDS];

type AddressRow = Omit<Address, "tags"> & { tags: readonly string[] };

const addressOf = ({ tags, ...row }: AddressRow): Address => ({
  ...row,
  tags: ADDRESS_TAGS.filter((tag) => tags.includes(tag)),
});

/** The address under lock, whose client may be any of the shop. */
export async function lockAddress(db: ShopDb, address_id: string): Promise<Address | undefined> {
  const row = await db
    .selectFrom("client_address")
    .select(READ)
    .where("shop_id", "=", SHOP_ID)
    .where("address_id", "=", address_id)
    .forUpdate()
    .executeTakeFirst();
  return row && addressOf(row);
}

/** Answers the address that was removed; undefined when the client has none of this id. */
export async function deleteAddress(
  db: ShopDb,
  { shop_id, client_id }: Owner,
  address_id: string,
): Promise<Address | undefined> {
  const removed = await db
    .deleteFrom("client_address")
    .where("shop_id", "=", shop_id)
    .where("client_id", "=", client_id)
    .where("address_id", "=", address_id)
    .returning(READ)
    .executeTakeFirst();
  return removed && addressOf(removed);
}
