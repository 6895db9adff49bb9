/** The hours drawn behind the appointments, and those that the grid shows. */
import type { Interval } from "../../../domain/agenda/interval.ts";
import {
  parseSpans,
  parseWeekHours,
  workedOn,
  type HoursException,
  type Opening,
} from "../../../domain/agenda/opening.ts";
import type { LocalDate } from "../../../domain/time.ts";
import type { Shop } from "../shop/use-shop.ts";

type ShopHours = Pick<Shop, "opening_hours" | "exceptions" | "zipcode"> & {
  users: readonly Pick<Shop["users"][number], "id" | "working_hours">[];
};

const exceptionsOf = ({ exceptions }: Pick<Shop, "exceptions">): HoursException[] =>
  exceptions.map(({ first, last, hours }) => ({ first, last, hours: parseSpans(hours) ?? [] }));

const openingFrom = (shop: ShopHours): Opening => ({
  opening_hours: parseWeekHours(shop.opening_hours) ?? {},
  exceptions: exceptionsOf(shop),
  open_on_holidays: false,
  zip: shop.zipcode,
});

/** Open stretches of the shop; in a person's column, those that are also worked. */
export function rangesOf(shop: ShopHours | undefined, isOn: boolean) {
  if (!shop || !isOn) return () => [];
  const opening = openingFrom(shop);
  const works = new Map(
    shop.users.map(({ id, working_hours }) => [id, parseWeekHours(working_hours)]),
  );
  return (date: LocalDate, user_id: string | undefined): readonly Interval[] =>
    workedOn(opening, user_id ? works.get(user_id) : undefined, date);
}

const ORDINARY: Interval = { from: 8 * 60, to: 19 * 60 };

/** From the hour before the shop first opens to the hour after it last closes, on an unusual one of these dates too. */
export function hoursShown(
  shop: ShopHours | undefined,
  dates: readonly LocalDate[] = [],
): Interval {
  const unusual = (shop ? exceptionsOf(shop) : []).filter(({ first, last }) =>
    dates.some((date) => first <= date && date <= last),
  );
  const week = Object.values(parseWeekHours(shop?.opening_hours) ?? {}).flat();
  const spans = [...week, ...unusual.flatMap(({ hours }) => hours)];
  if (spans.length === 0) return ORDINARY;
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  return {
    from: Math.max(0, Math.floor((from - 30) / 60) * 60),
    to: Math.min(1440, Math.ceil((to + 30) / 60) * 60),
  };
}
