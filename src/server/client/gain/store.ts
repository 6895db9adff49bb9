/** Writes what records gain and give back (domain/client/gain.ts), for one client or for thousands at once. */
import { sql } from "kysely";
import type { Gain, Loss } from "../../../domain/client/gain.ts";
import type { ShopDb } from "../../platform/database/scope.ts";

export type Gains = { client_id: string; gain: Gain };
export type Losses = { client_id: string; loss: Loss };

/** Phones come after those the client has; nothing that was there moves. */
export async function giveAll(db: ShopDb, given: readonly Gains[]): Promise<void> {
  await writeFields(
    db,
    given.map(({ client_id, gain }) => ({
      client_id,
      ...Object.fromEntries(Object.entries(gain.fields).map(([field, { to }]) => [field, to])),
    })),
  );
  await addPhones(db, given);
  await addAddresses(db, given);
}

export async function takeBackAll(db: ShopDb, lost: readonly Losses[]): Promise<void> {
  await writeFields(
    db,
    lost.map(({ client_id, loss }) => ({ client_id, ...loss.fields })),
  );
  const phones = lost.flatMap(({ client_id, loss }) =>
    loss.phones.map(({ name, number }) => ({ client_id, name, number })),
  );
  if (phones.length > 0)
    await sql`
      delete from app.client_phone p
      using jsonb_to_recordset(${JSON.stringify(phones)}::jsonb) as l (client_id uuid, name text, number text)
      where p.client_id = l.client_id and p.name = l.name and p.number = l.number`.execute(db);
  const address_ids = lost.flatMap(({ loss }) => loss.address_ids);
  if (address_ids.length > 0)
    await db.deleteFrom("client_address").where("address_id", "in", address_ids).execute();
}

/** Fields left out stay as they are. */
async function writeFields(
  db: ShopDb,
  rows: readonly ({ client_id: string } & Record<string, string>)[],
): Promise<void> {
  const changed = rows.filter((row) => Object.keys(row).length > 1);
  if (changed.length === 0) return;
  await sql`
    update app.client c set
      firstname = coalesce(g.firstname, c.firstname), email = coalesce(g.email, c.email),
      siren = coalesce(g.siren, c.siren), note = coalesce(g.note, c.note)
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as g (client_id uuid, firstname text, email text, siren text, note text)
    where c.id = g.client_id`.execute(db);
}

async function addPhones(db: ShopDb, given: readonly Gains[]): Promise<void> {
  const phones = given.flatMap(({ client_id, gain }) =>
    gain.phones.map((phone, turn) => ({ ...phone, client_id, turn })),
  );
  if (phones.length === 0) return;
  await sql`
    insert into app.client_phone (shop_id, client_id, position, name, number)
    select app.shop(), g.client_id, g.turn + 1 + coalesce(
      (select max(p.position) from app.client_phone p where p.shop_id = app.shop() and p.client_id = g.client_id), -1), g.name, g.number
    from jsonb_to_recordset(${JSON.stringify(phones)}::jsonb)
      as g (client_id uuid, turn int, name text, number text)`.execute(db);
}

async function addAddresses(db: ShopDb, given: readonly Gains[]): Promise<void> {
  const addresses = given.flatMap(({ client_id, gain }) =>
    gain.addresses.map((address) => ({ ...address, client_id })),
  );
  if (addresses.length === 0) return;
  await sql`
    insert into app.client_address
      (shop_id, address_id, client_id, tags, street, complement, zip, city, country, lat, lon)
    select app.shop(), g.address_id, g.client_id, g.tags, g.street, g.complement, g.zip, g.city, g.country, g.lat, g.lon
    from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) as g (address_id uuid, client_id uuid, tags text[],
      street text, complement text, zip text, city text, country text, lat double precision, lon double precision)`.execute(
    db,
  );
}
