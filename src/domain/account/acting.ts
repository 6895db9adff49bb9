/** For which shop an administrator acts in a browser, and until when. */
import { epochOf, toInstant, type Instant } from "../time.ts";

/** An hour, then the administrator says again that they still help this shop. */
export const ACTING_MINUTES = 60;
/** From when on the bar proposes another hour. */
export const ACTING_SOON_OVER = 10;

export type Acting = { shop_id: string; account_id: string; until: Instant };

export const actingFrom = (shop_id: string, account_id: string, now: Instant): Acting => ({
  shop_id,
  account_id,
  until: toInstant(epochOf(now) + ACTING_MINUTES * 60_000),
});

/** Whole minutes that are left, the one under way included; 0 once it is over. */
export const minutesLeft = ({ until }: Pick<Acting, "until">, now: Instant): number =>
  Math.max(0, Math.ceil((epochOf(until) - epochOf(now)) / 60_000));

/**
 * The choice of this tab: what it chose itself, or, for a new tab, what this account chose last in another one. A choice
 * made elsewhere later never changes the shop of a tab that has one.
 */
export function actingOf(
  tab: Acting | undefined,
  last: Acting | undefined,
  { account_id, now }: { account_id: string; now: Instant },
): Acting | undefined {
  const chosen = tab ?? last;
  const isOver = !chosen || minutesLeft(chosen, now) === 0;
  return isOver || chosen.account_id !== account_id ? undefined : chosen;
}
