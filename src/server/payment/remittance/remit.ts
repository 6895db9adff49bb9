/** The shop takes cheques to the bank: they wait no longer, and a slip lists them. */
import { randomUUIDv7 } from "node:crypto";
import { isRefusal, type Decision } from "../../../domain/decision.ts";
import { remitCheques, type RemitRefusal } from "../../../domain/payment/remittance/remit.ts";
import { dateOf } from "../../../domain/time.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadZone } from "../../shop/store.ts";
import { chequesWaiting, insertRemittance, lockRemittances } from "./store.ts";

/** Answers the slip's id. */
export async function remitChequesOf(
  db: ShopDb,
  { shop_id, movement_ids }: Pick<ShopScope, "shop_id"> & { movement_ids: readonly string[] },
  { at, author }: ChangeContext,
): Promise<Decision<string, RemitRefusal>> {
  const number = await lockRemittances(db);
  const remitted = remitCheques(movement_ids, await chequesWaiting(db));
  if (isRefusal(remitted)) return remitted;
  const { cheques, total } = remitted;
  const id = randomUUIDv7();
  await insertRemittance(
    db,
    {
      shop_id,
      id,
      number,
      remitted_on: dateOf(at, await loadZone(db)),
      total,
      count: cheques.length,
      created_by: author.account_id,
      created_at: at,
    },
    cheques,
  );
  return id;
}
