/**
 * The next free windows of a shop, for its public pages: kept some seconds, forgotten as soon as
 * something moves in its agenda, whichever process moved it.
 */
import type { ShopScope } from "../../../domain/account/scope.ts";
import { byTime } from "../../../domain/agenda/slot-choice.ts";
import { freeSlots } from "../../../domain/agenda/slots.ts";
import type { ShopSettings } from "../../../domain/shop/settings/fields.ts";
import type { OpeningInput } from "../../../domain/shop/settings/closure.ts";
import { dateOf, daysBetween, type Instant } from "../../../domain/time.ts";
import { createShopCache } from "../../platform/live/shop-cache.ts";
import { lastly } from "../../platform/database/scope.ts";
import type { Services } from "../../services.ts";
import type { StaffedShop } from "../../shop/store.ts";
import { loadShopAgenda, slotRequestOf, withRoads, type SlotQuestion } from "./find.ts";

export type Window = { public_start_at: Instant; public_end_at: Instant };
/** What the visitor needs: a trade, an appliance, and where, with its postal codes; null for any. */
export type Wanted = Pick<SlotQuestion, "category_id" | "kind_id" | "place" | "zips">;
export type NextSlots = (scope: ShopScope, wanted?: Wanted) => Promise<Window[]>;

const KEPT_MS = 20_000;
const MOST_SHOPS = 500;
/** Answers kept of one shop: the towns and trades that are asked in 20 seconds. */
const MOST_ANSWERS = 30;
/** An appointment, or the hours and rules that the owner changed. */
const MOVING: ReadonlySet<string> = new Set(["event", "shop"]);
/** Looked for this many days ahead: a page that says « dans trois semaines » helps nobody more. */
const DAYS = 14;
const SHOWN = 6;
const ANYTHING: Wanted = { category_id: null, place: null };

/** The windows of the first kind of visit that the shop takes online. */
export function nextSlotsOf(services: Services): NextSlots {
  const recent = createShopCache<Window[]>(services.live, {
    ttl: KEPT_MS,
    shops: MOST_SHOPS,
    answers: MOST_ANSWERS,
    nouns: MOVING,
  });
  return (scope, wanted = ANYTHING) =>
    recent(scope.shop_id, JSON.stringify(wanted), () => findNext(services, scope, { wanted }));
}

type Asked = {
  wanted?: Wanted;
  draft?: Partial<ShopSettings>;
  unusual?: OpeningInput | undefined;
};

/** `draft`, `unusual`: booking rules or an opening that are not saved yet, to show what they would offer. */
export async function findNext(
  { database, clock, routing }: Services,
  scope: ShopScope,
  { wanted = ANYTHING, draft, unusual }: Asked,
): Promise<Window[]> {
  const now = clock();
  const searched = unusual
    ? { first: unusual.first, days: daysBetween(unusual.first, unusual.last) + 1 }
    : { days: DAYS };
  const stored = await database.withShop(
    scope,
    async (db) => lastly(() => loadShopAgenda(db, scope.shop_id, { at: now, now, ...searched })),
    "read",
  );
  const agenda = stored && { ...stored, shop: asDrafted(stored.shop, draft, unusual) };
  const kind = agenda?.shop.booking_rules.online_kinds[0];
  if (agenda?.shop.status !== "ACTIVE" || !kind) return [];
  const question = {
    kind,
    where: agenda.shop.booking_rules.locations[0] ?? "Atelier",
    ...wanted,
    first: dateOf(now, agenda.shop.timezone),
    ...searched,
  } as const;
  const request = slotRequestOf(agenda, { question, now });
  return byTime(freeSlots(await withRoads(request, routing)))
    .slice(0, SHOWN)
    .map(({ public_start_at, public_end_at }) => ({ public_start_at, public_end_at }));
}

const asDrafted = (
  shop: StaffedShop,
  draft: Partial<ShopSettings> | undefined,
  unusual: OpeningInput | undefined,
): StaffedShop => ({
  ...shop,
  booking_rules: draft?.booking_rules ?? shop.booking_rules,
  closures: unusual ? [unusual, ...shop.closures] : shop.closures,
});
