/** Acts that were made without network: each is done once, however often the device sends it. */
import type { IncomingHttpHeaders } from "node:http";
import { sql } from "kysely";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { madeAt } from "../../../domain/account/deferred/age.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import type { Instant } from "../../../domain/time.ts";
import { isId } from "../../../domain/validation.ts";
import type { ShopDb } from "../database/scope.ts";

/** `id` is the device's own, the same at each attempt. */
export type Deferred = { id: string; made_at: Instant };

/** The id of an act, by the name of the draft standard (draft-ietf-httpapi-idempotency-key-header). */
export const ID_HEADER = "idempotency-key";
/** Milliseconds since it was made, by the clock of the device. */
export const AGE_HEADER = "act-age";

/** Undefined for a request that is sent as it is made. */
export function readDeferred(
  headers: IncomingHttpHeaders,
  now: Instant,
): Deferred | Refusal<"act-too-old" | "bad-input"> | undefined {
  const id = headers[ID_HEADER];
  if (id === undefined) return undefined;
  if (typeof id !== "string" || !isId(id.toLowerCase()))
    return refuse("bad-input", { [ID_HEADER]: "Un identifiant est attendu." });
  const age = headers[AGE_HEADER] ?? "0";
  if (typeof age !== "string" || !/^\d{1,12}$/.test(age))
    return refuse("bad-input", { [AGE_HEADER]: "Une durée en millisecondes est attendue." });
  const made_at = madeAt(Number(age), now);
  return isRefusal(made_at) ? made_at : { id: id.toLowerCase(), made_at };
}

type Once = { scope: ShopScope; account_id: string; deferred: Deferred };

/**
 * False when it was done already. In the transaction of the act: what is refused leaves no trace, and may be sent again; two
 * attempts at once wait for each other at the key.
 */
export async function doOnce(db: ShopDb, { scope, account_id, deferred }: Once): Promise<boolean> {
  const { rows } = await sql`
    insert into app.deferred_act (shop_id, account_id, id, made_at)
    values (${scope.shop_id}, ${account_id}, ${deferred.id}, ${deferred.made_at})
    on conflict (shop_id, account_id, id) do nothing returning 1`.execute(db);
  return rows.length > 0;
}
