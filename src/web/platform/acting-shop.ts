/** The shop an administrator acts for, in this tab, for an hour or until they stop. */
import { actingOf, type Acting } from "../../domain/account/acting.ts";
import { may } from "../../domain/account/permissions.ts";
import { parseInstant, toInstant } from "../../domain/time.ts";
import { keptSession } from "./session.ts";

const TAB_KEY = "etabli.acting-shop";
/** What a new tab goes on with. */
const LAST_KEY = "etabli.acting-last";

export function keepActing(acting: Acting): void {
  const text = [acting.shop_id, acting.account_id, acting.until].join(" ");
  sessionStorage.setItem(TAB_KEY, text);
  localStorage.setItem(LAST_KEY, text);
}
export function stopActing(): void {
  sessionStorage.removeItem(TAB_KEY);
  localStorage.removeItem(LAST_KEY);
}

/** The choice that counts in this tab, which a new tab makes its own. */
export function keptActing(): Acting | undefined {
  const { session } = keptSession();
  if (!session || !may(session.me, "act-for-shop")) return undefined;
  const tab = actingIn(sessionStorage.getItem(TAB_KEY));
  const known = { account_id: session.me.id, now: toInstant(Date.now()) };
  const acting = actingOf(tab, actingIn(localStorage.getItem(LAST_KEY)), known);
  if (acting && !tab) keepActing(acting);
  return acting;
}

function actingIn(text: string | null): Acting | undefined {
  const [shop_id, account_id, end = ""] = text?.split(" ") ?? [];
  const until = parseInstant(end);
  return shop_id && account_id && until ? { shop_id, account_id, until } : undefined;
}

/** The chosen shop of who may act for it, else the user's own (specification §6). */
export const selectedShop = (): string | undefined =>
  keptActing()?.shop_id ?? keptSession().session?.me.shop_id ?? undefined;

/** True when the shop on screen is not the user's own: the top bar turns red. */
export const actsForAnother = (): boolean =>
  selectedShop() !== (keptSession().session?.me.shop_id ?? undefined);
