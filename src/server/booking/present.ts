/** What the booking pages of a shop are given. */
import { readLink, type BookingLink } from "../../domain/booking/draft/prefill.ts";
import { APPLIANCE_KINDS, isWorks } from "../../domain/catalogue/kinds.ts";
import { skillsOf } from "../../domain/shop/bookable.ts";
import { announcedBonus } from "../../domain/shop/bonus/announced.ts";
import { dateOf, type Instant, type LocalDate } from "../../domain/time.ts";
import type { BookedKind, BookingProps } from "../../web/site/props.ts";
import { cardOf } from "../shop/present.ts";
import type { StaffedShop } from "../shop/store.ts";

type Opening = { query: unknown; now: Instant };

export function bookingProps(shop: StaffedShop, { query, now }: Opening): BookingProps {
  const { online_kinds, locations, horizon_days } = shop.booking_rules;
  const trades = skillsOf(shop);
  const given = typeof query === "object" && query !== null ? { ...query } : {};
  const link = readLink(given, trades);
  return {
    shop: { ...cardOf(shop), timezone: shop.timezone },
    kinds: [...online_kinds],
    locations: [...locations],
    categories: trades,
    technicians: techniciansOf(shop),
    tariffs: shop.tariffs,
    today: dateOf(now, shop.timezone),
    horizon_days,
    appliances: appliancesOf(shop, dateOf(now, shop.timezone)),
    ...link,
    wish: null,
    ...("essai" in given && given.essai === "1" ? trialBy(shop, link) : { trial: null }),
  };
}

/** With the shop's own contact: whoever tries has only the machine, the fault and the hour to answer. */
const trialBy = (
  { phone, street, city, zipcode }: StaffedShop,
  { prefill }: BookingLink,
): Pick<BookingProps, "trial" | "prefill"> => ({
  trial: { lastname: "Essai", phone, street, city },
  prefill: { ...prefill, zip: prefill.zip || zipcode },
});

function appliancesOf(shop: StaffedShop, today: LocalDate): BookedKind[] {
  const trades = skillsOf(shop);
  return APPLIANCE_KINDS.map(({ id, name, category_ids }) => ({
    id,
    name,
    category_ids: category_ids.filter((trade) => trades.includes(trade)),
    ...(isWorks(id) && { isWorks: true as const }),
    ...bonusFor(shop, id, today),
  })).filter(({ category_ids }) => category_ids.length > 0);
}

function bonusFor(shop: StaffedShop, kind_id: string, today: LocalDate): Pick<BookedKind, "bonus"> {
  const bonus = announcedBonus(shop, kind_id, today);
  return bonus === null ? {} : { bonus };
}

const techniciansOf = ({ users }: StaffedShop): BookingProps["technicians"] =>
  users.filter(({ bookable }) => bookable).map(({ id, firstname }) => ({ id, firstname }));
