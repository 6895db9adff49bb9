/** Whether the hour pressed on another page is still free, for what the visitor has said so far. */
import type { ShopScope } from "../../domain/account/scope.ts";
import { freeSlots } from "../../domain/agenda/slots.ts";
import type { FreeSlot } from "../../domain/agenda/slot-request.ts";
import type { Draft } from "../../domain/booking/draft/draft.ts";
import { isOffered, wishOf, type Wish } from "../../domain/booking/draft/wish.ts";
import { addDays, dateOf, type Instant } from "../../domain/time.ts";
import { placeOf } from "../agenda/locate.ts";
import { loadShopAgenda, slotRequestOf, withRoads } from "../agenda/slots/find.ts";
import { lastly } from "../platform/database/scope.ts";
import type { Services } from "../services.ts";

type Said = Pick<Draft, "kind" | "where" | "category_id" | "kind_id" | "zip" | "city">;
type Asked = { wanted: Instant; draft: Said; linkTo: (at: Instant) => string };
type Days = { before: number; days: number };

const OWN_DAY: Days = { before: 0, days: 1 };
const DAYS_AROUND: Days = { before: 3, days: 14 };

/** Null when nothing can be said of it: a shop that takes no booking. */
export async function findWish(
  services: Services,
  scope: ShopScope,
  asked: Asked,
): Promise<Wish | null> {
  const own = await findFree(services, scope, { ...asked, ...OWN_DAY });
  if (!own) return null;
  const shown = { ...asked, zone: own.zone };
  if (isOffered(asked.wanted, own.slots)) return wishOf(asked.wanted, own.slots, shown);
  const around = await findFree(services, scope, { ...asked, ...DAYS_AROUND });
  return around ? wishOf(asked.wanted, around.slots, shown) : null;
}

async function findFree(
  { database, clock, routing }: Services,
  scope: ShopScope,
  { wanted, draft, before, days }: Asked & Days,
) {
  const { kind, where, category_id, kind_id, zip, city } = draft;
  if (kind === "" || where === "") return undefined;
  const now = clock();
  const stretch = { at: wanted, before, days, now };
  const agenda = await database.withShop(
    scope,
    async (db) => lastly(() => loadShopAgenda(db, scope.shop_id, stretch)),
    "read",
  );
  if (!agenda) return undefined;
  const zone = agenda.shop.timezone;
  const question = {
    kind,
    where,
    category_id: category_id || null,
    kind_id,
    place: zip === "" ? null : placeOf({ zip, city, lat: null, lon: null }),
    first: addDays(dateOf(wanted, zone), -before),
    days,
  };
  const request = slotRequestOf(agenda, { question, now });
  const slots: FreeSlot[] = freeSlots(await withRoads(request, routing));
  return { slots, zone };
}
