/** What the pages of a shop are given: only what anybody may read. */
import { kindsIn } from "../../domain/catalogue/kinds.ts";
import { isBookable, skillsOf } from "../../domain/shop/bookable.ts";
import type { HoursException } from "../../domain/agenda/opening.ts";
import { holidayName } from "../../domain/agenda/holidays.ts";
import { openingOn, weekHoursOn } from "../../domain/agenda/opening.ts";
import { travelRulesOf } from "../../domain/agenda/travel-rules.ts";
import { reachOf, type Reach } from "../../domain/shop/area/area.ts";
import { initials } from "../../domain/shop/initials.ts";
import { openState } from "../../domain/shop/open-state.ts";
import { addDays, dateOf, type Instant, type LocalDate } from "../../domain/time.ts";
import { bonusesOf } from "../../domain/shop/bonus/announced.ts";
import { labelsOn } from "../../domain/shop/bonus/label.ts";
import type { PublicWindow, ShopCard, ShopProps } from "../../web/site/props.ts";
import { pictureUrl, type ShopPicture } from "../../domain/file/showcase/showcase.ts";
import { areaOf } from "./area/present.ts";
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
  closures.map(({ first, last, hours }) => ({ first, last, hours }));

/** Unusual hours are announced this many days ahead. */
const ANNOUNCED_DAYS = 42;

export function shopProps(
  shop: StaffedShop,
  {
    now,
    next_slots,
    kind_id,
    carried,
    pictures,
    reviews,
  }: Pick<ShopProps, "kind_id" | "carried" | "reviews"> & {
    now: Instant;
    pictures: readonly ShopPicture[];
    next_slots: PublicWindow[];
  },
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
    shop: identityOf(shop, today),
    reviews,
    showcase: showcaseOf(shop.id, pictures),
    today,
    open_state: openState((date) => openingOn(opening, date), { now, zone: shop.timezone }),
    opening_hours: shop.opening_hours,
    exceptions: exceptions.filter(
      ({ first, last }) => last >= today && first <= addDays(today, ANNOUNCED_DAYS),
    ),
    holidays: holidaysOf(shop, today),
    skills: skillsOf(shop),
    people: peopleOf(shop),
    chips: chipsOf(shop),
    area: areaOf(shop, shopReach(shop)),
    tariffs: shop.tariffs,
    locations: [...shop.booking_rules.locations],
    travel: travelOf(shop),
    next_slots,
    kind_id,
    carried,
  };
}

function showcaseOf(shop_id: string, pictures: readonly ShopPicture[]): ShopProps["showcase"] {
  const shown = (kind: ShopPicture["kind"]) =>
    pictures
      .filter((picture) => picture.kind === kind)
      .map((picture) => ({
        url: pictureUrl(shop_id, picture),
        small: pictureUrl(shop_id, picture, "small"),
        alt: picture.alt,
        width: picture.width,
        height: picture.height,
      }));
  return { logo: shown("logo")[0] ?? null, photos: shown("photo") };
}

/** A holiday that falls on a closing day tells nothing, nor does one whose hours are announced. */
function holidaysOf({ opening_hours, zipcode, closures }: StaffedShop, today: LocalDate) {
  const days = Array.from({ length: ANNOUNCED_DAYS }, (_, day) => addDays(today, day));
  return days.flatMap((date) => {
    const isUnusual = closures.some(({ first, last }) => first <= date && date <= last);
    const name = isUnusual ? undefined : holidayName(date, zipcode);
    return name && weekHoursOn(opening_hours, date).length > 0 ? [{ date, name }] : [];
  });
}

const peopleOf = ({ users }: StaffedShop): ShopProps["people"] =>
  users
    .filter(({ bookable, skills }) => bookable && skills.length > 0)
    .map((user) => ({
      firstname: user.firstname,
      initials: initials(user),
      color: user.color,
      skills: [...user.skills],
    }));

const MOST_CHIPS = 8;

/** The first kinds of each trade in turn, so that none hides the others. */
function chipsOf(shop: StaffedShop): ShopProps["chips"] {
  const trades = skillsOf(shop);
  const shelves = trades.map((id) => kindsIn(id).filter((kind) => !kind.id.startsWith("autre")));
  const inTurn = Array.from({ length: MOST_CHIPS }, (_, rank) =>
    shelves.flatMap((shelf) => shelf[rank] ?? []),
  ).flat();
  return [...new Set(inTurn)].slice(0, MOST_CHIPS).map(({ id, name }) => ({ id, name }));
}

function identityOf(shop: StaffedShop, today: LocalDate): ShopProps["shop"] {
  const { street, complement, email, presentation, timezone, lat, lon } = shop;
  const { legal_name, legal_form, siret, mediator } = shop;
  return {
    ...cardOf(shop),
    street,
    complement,
    email,
    presentation,
    timezone,
    lat,
    lon,
    legal_name,
    legal_form: [legal_form, shop.capital && `au capital de ${shop.capital}`]
      .filter(Boolean)
      .join(" "),
    siret,
    mediator,
    labels: labelsOn(shop, today),
    bonuses: bonusesOf(shop, skillsOf(shop), today),
    bookable: isBookable(shop),
  };
}

function travelOf(shop: StaffedShop): ShopProps["travel"] {
  const { km, zips } = shopReach(shop);
  return { max_km: km, max_minutes: null, zips };
}

const shopReach = (shop: StaffedShop): Reach =>
  reachOf(
    travelRulesOf(shop.travel_rules, shop),
    shop.booking_rules.locations.includes("Chez le client"),
  );
