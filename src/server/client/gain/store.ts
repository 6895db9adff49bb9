/** Writes what records gain and give back (domain/client/gain.ts), for one client or for thousands at once. */
import { sql } from "kysely";
import { z } from "zod";
import { GAINED_FIELDS, type Gain, type Loss } from "../../../domain/client/gain.ts";
import { PHONE_FIELDS } from "../../../domain/client/phone/phone.ts";
import { insertAddresses } from "../address/store.ts";
import { columnsOf, givenOf } from "../../platform/database/columns.ts";
import { REMEMBER_NAMES, searchText } from "../store.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { readRow } from "../../platform/database/rows.ts";
import { staleRead } from "../../platform/database/violation.ts";
import type { ShopDb } from "../../platform/database/scope.ts";

export type ClientGain = { client_id: string; gain: Gain };
export type ClientLoss = { client_id: string; loss: Loss };

/**
 * New phones come after the present ones, whose positions do not change. The client's row is written last, once: its
 * search text holds what was inserted before.
 */
export async function giveGains(db: ShopDb, gains: readonly ClientGain[]): Promise<void> {
  const [, , written] = await Promise.all([
    insertPhones(
      db,
      gains.flatMap(({ client_id, gain }) =>
        gain.phones.map((phone, rank) => ({ ...phone, client_id, position: rank + 1 })),
      ),
    ),
    insertAddresses(
      db,
      gains.flatMap(({ client_id, gain }) => gain.addresses.map((one) => ({ ...one, client_id }))),
    ),
    updateTexts(
      db,
      gains.map(({ client_id, gain }) => ({
        id: client_id,
        ...Object.fromEntries(Object.entries(gain.fields).map(([field, { to }]) => [field, to])),
      })),
      sql`and c.merged_into is null`,
    ),
  ]);
  if (written < new Set(gains.map(({ client_id }) => client_id)).size)
    throw staleRead("a client was merged into another since it was read");
}

export async function takeBackGains(db: ShopDb, losses: readonly ClientLoss[]): Promise<void> {
  const phones = losses.flatMap(({ client_id, loss }) =>
    loss.phones.map((phone) => ({ ...phone, client_id })),
  );
  const address_ids = losses.flatMap(({ loss }) => loss.address_ids);
  await Promise.all([
    phones.length > 0 &&
      sql`
      delete from app.client_phone p using jsonb_populate_recordset(null::app.client_phone, ${JSON.stringify(phones)}::jsonb) l
      where p.shop_id = ${SHOP_ID} and p.client_id = l.client_id and p.name = l.name and p.number = l.number`.execute(
        db,
      ),
    address_ids.length > 0 &&
      sql`delete from app.client_address a where a.shop_id = ${SHOP_ID} and a.address_id = any(${address_ids}::uuid[])`.execute(
        db,
      ),
    updateTexts(
      db,
      losses.map(({ client_id, loss }) => ({ id: client_id, ...loss.fields })),
    ),
  ]);
}

type TextChange = { id: string } & Record<string, string>;

const counted = z.strictObject({ count: z.number() });

/** Texts that are left out stay as they are; the search text is written anew. Answers how many clients were written. */
async function updateTexts(
  db: ShopDb,
  changes: readonly TextChange[],
  condition = sql``,
): Promise<number> {
  if (changes.length === 0) return 0;
  const changed = await readRow(
    db,
    counted,
    sql`
    with written as (
    update app.client c set ${givenOf(GAINED_FIELDS, { alias: "c", from: "g" })}, search = ${sql.raw(searchText("c", "g"))}
    from jsonb_populate_recordset(null::app.client, ${JSON.stringify(changes)}::jsonb) g
    where c.shop_id = ${SHOP_ID} and c.id = g.id ${condition} returning c.shop_id, c.names),
    remembered as (${sql.raw(REMEMBER_NAMES)})
    select count(*) as count from written`,
  );
  return changed?.count ?? 0;
}

type PhoneRow = Gain["phones"][number] & { client_id: string; position: number };

async function insertPhones(db: ShopDb, phones: readonly PhoneRow[]): Promise<void> {
  if (phones.length === 0) return;
  await sql`
    insert into app.client_phone (shop_id, client_id, position, ${columnsOf(PHONE_FIELDS)})
    select ${SHOP_ID}, g.client_id, g.position + coalesce(
      (select max(p.position) from app.client_phone p where p.shop_id = ${SHOP_ID} and p.client_id = g.client_id), -1),
      ${columnsOf(PHONE_FIELDS, "g")}
    from jsonb_populate_recordset(null::app.client_phone, ${JSON.stringify(phones)}::jsonb) g`.execute(
    db,
  );
}
