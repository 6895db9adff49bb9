/** Begins, prolongs and ends acting for a shop: the server writes each in that shop's audit. */
import { actingFrom } from "../../../domain/account/acting.ts";
import { toInstant } from "../../../domain/time.ts";
import { keepActing, keptActing, stopActing } from "../acting-shop.ts";
import { postJson } from "../rest.ts";
import { keptSession } from "../session.ts";

const ADDRESS = "/api/v1/admin/acting";

/** False when it was not written, and nothing began. */
export async function actFor(shop_id: string, step: "start" | "renew" = "start"): Promise<boolean> {
  const account_id = keptSession().session?.me.id;
  const answer = await postJson(ADDRESS, { shop_id, step });
  if (!account_id || !answer.ok) return false;
  keepActing(actingFrom(shop_id, account_id, toInstant(Date.now())));
  return true;
}

/** Ends here even when the server does not answer: the red bar must go when the administrator stops. */
export async function leaveShop(): Promise<void> {
  const acting = keptActing();
  if (acting) await postJson(ADDRESS, { shop_id: acting.shop_id, step: "stop" });
  stopActing();
}
