/** The shop an administrator acts for, in this browser, until they stop. */
import { may } from "../../domain/account/permissions.ts";
import { keptSession } from "./session.ts";

const ACTING_KEY = "etabli.acting-shop";

export const actFor = (shop_id: string): void => sessionStorage.setItem(ACTING_KEY, shop_id);
export const stopActing = (): void => sessionStorage.removeItem(ACTING_KEY);

/** The chosen shop of who may act for it, else the user's own (specification §6). */
export function selectedShop(): string | undefined {
  const { session } = keptSession();
  if (!session) return undefined;
  const own = session.me.shop_id ?? undefined;
  return may(session.me, "act-for-shop") ? (sessionStorage.getItem(ACTING_KEY) ?? own) : own;
}

/** True when the shop on screen is not the user's own: the top bar turns red. */
export const actsForAnother = (): boolean =>
  selectedShop() !== (keptSession().session?.me.shop_id ?? undefined);
