/** The keys of the shop's programs: made, listed, revoked, and found by what a request presents. */
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import { MOST_KEYS, type KeyParts, type NewKey } from "../../../domain/account/api-key/api-key.ts";
import { API_SCOPES } from "../../../domain/account/api-key/scope.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { dateOf, type Instant } from "../../../domain/time.ts";
import { columnsOf } from "../../platform/database/columns.ts";
import type { Database } from "../../platform/database/open.ts";
import { INSTANT, LOCAL_DATE, readRow, readRows } from "../../platform/database/rows.ts";
import { mintScope, type ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { isSecret } from "../../platform/security/letter-secret.ts";
import { sha256 } from "../../platform/sha256.ts";

const scopes = z.array(z.enum(API_SCOPES));

const apiKey = z.strictObject({
  id: z.string(),
  prefix: z.string(),
  name: z.string(),
  scopes,
  created_by: z.string(),
  created_at: INSTANT,
  used_on: LOCAL_DATE.nullable(),
  revoked_at: INSTANT.nullable(),
});
export type ApiKey = z.output<typeof apiKey>;
const COLUMNS = Object.keys(apiKey.shape);
const MOST_LISTED = 100;

/** Those that open the shop, then those that were revoked; the latest first. */
export const listKeys = (db: ShopDb): Promise<ApiKey[]> =>
  readRows(
    db,
    apiKey,
    sql`select ${columnsOf(COLUMNS, "k")} from app.api_key k where k.shop_id = ${SHOP_ID}
      order by k.revoked_at desc nulls first, k.created_at desc, k.id desc limit ${MOST_LISTED}`,
  );

export const newKeyParts = (): KeyParts => ({
  prefix: randomBytes(6).toString("hex"),
  secret: randomBytes(32).toString("base64url"),
});

type Making = NewKey & { parts: KeyParts; created_by: string; at: Instant };

/** Undefined when the shop has as many keys as it may. */
export const insertKey = (
  db: ShopDb,
  { name, scopes: given, parts: { prefix, secret }, created_by, at }: Making,
): Promise<ApiKey | undefined> =>
  readRow(
    db,
    apiKey,
    sql`
    with room as (
      select from app.api_key k where k.shop_id = ${SHOP_ID} and k.revoked_at is null having count(*) < ${MOST_KEYS}),
    link as (
      insert into app.api_key_link (prefix, shop_id) select ${prefix}, ${SHOP_ID}::uuid from room returning shop_id)
    insert into app.api_key (shop_id, prefix, secret_hash, name, scopes, created_by, created_at)
    select l.shop_id, ${prefix}, ${sha256(secret)}, ${name}, ${given}::text[], ${created_by}, ${at}::timestamptz from link l
    returning ${columnsOf(COLUMNS)}`,
  );

/** From this moment it opens nothing; undefined when there is none of this id that still does. */
export const revokeKey = (db: ShopDb, id: string, at: Instant): Promise<ApiKey | undefined> =>
  readRow(
    db,
    apiKey,
    sql`update app.api_key set revoked_at = ${at}
      where shop_id = ${SHOP_ID} and id = ${id} and revoked_at is null returning ${columnsOf(COLUMNS)}`,
  );

const foundKey = z.strictObject({
  shop_id: z.string(),
  id: z.string(),
  secret_hash: z.string(),
  scopes,
  created_by: z.string(),
  used_on: LOCAL_DATE.nullable(),
  timezone: z.string(),
});

/** A key that was presented and is right: the proof for its shop, in the name of the person who made it. */
export type OpenKey = Pick<ApiKey, "id" | "scopes" | "created_by"> & { scope: ShopScope };

/** The gate of the programs; undefined for a key that opens nothing (any more). Writes the day of its use, once a day. */
export async function findKey(
  database: Pick<Database, "withSystem" | "withShop">,
  { prefix, secret }: KeyParts,
  now: Instant,
): Promise<OpenKey | undefined> {
  const found = await database.withSystem(
    (db) => readRow(db, foundKey, sql`select * from app.find_api_key(${prefix})`),
    "read",
  );
  if (!found || !isSecret(found.secret_hash, sha256(secret))) return undefined;
  const { id, shop_id, created_by, used_on, timezone } = found;
  const scope = mintScope(shop_id, { kind: "user", id: created_by, role: "FRONT" });
  const today = dateOf(now, timezone);
  if (used_on !== today)
    await database.withShop(scope, async (db) => {
      await sql`update app.api_key set used_on = ${today} where shop_id = ${SHOP_ID} and id = ${id}`.execute(
        db,
      );
    });
  return { id, scopes: found.scopes, created_by, scope };
}
