/** What the pages of a shop are given: only what anybody may read. */
import { isBookable, skillsOf } from "../../domain/shop/bookable.ts";
import type { HoursException } from "../../domain/agenda/opening.ts";
import { openingOn } from "../../domain/agenda/opening.ts";
import { travelRulesOf } from "../../domain/agenda/travel-rules.ts";
import { openState } from "../../domain/shop/open-state.ts";
import { addDays, dateOf, type Instant } from "../../domain/time.ts";
import type { PublicWindow, ShopCard, ShopProps } from "../../web/site/props.ts";
import { type StaffedShop } from "./store.ts";

export const cardOf = ({ id, name, zipcode, slug, city, phone }: StaffedShop): ShopCard => ({
  id,
  name,
  zipcode,
  slug,
  city,
  phone,
});

export const exceptionsOf = ({ closures }: Pick<StaffedShop, "closures">): HoursException[] =>
  closures.map(({ first, last }) => ({ first, last, hours: [] }));

/** Unusual hours are announced this many days ahead. */
const ANNOUNCED_DAYS = 42;

export function shopProps(
  shop: StaffedShop,
  { now, next_slots, kind_id }: { now: Instant; next_slots: PublicWindow[]; kind_id: string },
): ShopProps {
  const today = dateOf(now, shop.timezone);
  const exceptions = exceptionsOf(shop);
  const opening = {
    opening_hours: shop.opening_hours,
    exceptions,
    open_on_holidays: false,
    zip: shop.zipcode,
  };
  return {
    shop: identityOf(shop),
    today,
    open_state: openState((date) => openingOn(opening, date), { now, zone: shop.timezone }),
    opening_hours: shop.opening_hours,
    exceptions: exceptions.filter(
      ({ first, last }) => last >= today && first <= addDays(today, ANNOUNCED_DAYS),
    ),
    skills: skillsOf(shop),
    tariffs: shop.tariffs,
    locations: [...shop.booking_rules.locations],
    travel: travelOf(shop),
    next_slots,
    kind_id,
  };
}

function identityOf(shop: StaffedShop): ShopProps["shop"] {
  const { street, complement, email, presentation, logo_url, timezone, lat, lon } = shop;
  const { legal_name, legal_form, siret, mediator, labels } = shop;
  return {
    ...cardOf(shop),
    street,
    complement,
    email,
    presentation,
    logo_url,
    timezone,
    lat,
    lon,
    legal_name,
    legal_form: [legal_form, shop.capital && `au capital de ${shop.capital}`]
      .filter(Boolean)
      .join(" "),
    siret,
    mediator,
    labels: [...labels],
    bookable: isBookable(shop),
  };
}

/** Nothing is announced by a shop that never leaves its workshop. */
function travelOf(shop: StaffedShop): ShopProps["travel"] {
  const travels = shop.booking_rules.locations.includes("Chez le client");
  const max_km = travels ? travelRulesOf(shop.travel_rules, shop).radius_km : null;
  return { max_km, max_minutes: null };
}
