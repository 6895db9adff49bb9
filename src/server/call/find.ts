/** The gate of a call behind its link. */
import { sql } from "kysely";
import type { ShopScope } from "../../domain/account/scope.ts";
import type { Database } from "../platform/database/open.ts";
import { clientScope } from "../shop/store.ts";

const TOKEN = /^[\w-]{22}$/;

/** Who enters: a person of the shop, or the client, who has no account. */
export type Guest = { scope: ShopScope; call_id: string; account_id: string | null };

/** Undefined for a link that opens nothing. */
export async function findCall(database: Database, token: string): Promise<Guest | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const found = await database.withSystem(async (db) => {
    const { rows } = await sql<{ shop_id: string; call_id: string }>`
      select shop_id, call_id from app.find_call(${token})`.execute(db);
    return rows[0];
  }, "read");
  const scope = found && clientScope(found.shop_id);
  return found && scope && { scope, call_id: found.call_id, account_id: null };
}
