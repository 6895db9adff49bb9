/** An administrator suspends a shop, or opens it again: its own audit says who and why. */
import { isRefusal, type Decision } from "../../../domain/decision.ts";
import {
  reactivate,
  suspend,
  type Standing,
  type SuspensionRefusal,
} from "../../../domain/shop/suspension.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { lockStanding, saveStanding } from "./store.ts";

/** `reason`: of the suspension; undefined opens the shop again. The answer is undefined for no such shop. */
export async function suspendShop(
  db: ShopDb,
  { shop_id, reason }: { shop_id: string; reason: string | undefined },
  context: ChangeContext,
): Promise<Decision<Standing, SuspensionRefusal> | undefined> {
  const found = await lockStanding(db);
  if (!found) return undefined;
  const { name, ...before } = found;
  const after = reason === undefined ? reactivate(before) : suspend(before, reason);
  if (isRefusal(after)) return after;
  await saveStanding(db, after);
  await recordAudit(db, context, {
    action: reason === undefined ? "shop.reactivated" : "shop.suspended",
    record: { noun: "shop", id: shop_id, name },
    before: { status: before.status, reason: before.suspended_reason },
    after: { status: after.status, reason: after.suspended_reason },
  });
  return after;
}
