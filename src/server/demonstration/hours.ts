/** When things happen in a shop: at the desk, on the road, or at the client's home in the evening. */
import { openingOn, type Opening } from "../../domain/agenda/opening.ts";
import {
  dateOf,
  addDays,
  instantAt,
  wallMinutesOf,
  type Instant,
  type LocalDate,
  type Zone,
} from "../../domain/time.ts";
import type { DemoShop } from "./shops.ts";

export const ZONE: Zone = "Europe/Paris";

const awake = { from: 8 * 60, to: 21 * 60 + 30 };
/** Clients read and sign every day of the week. */
export const HOME: Opening = {
  opening_hours: {
    1: [awake],
    2: [awake],
    3: [awake],
    4: [awake],
    5: [awake],
    6: [awake],
    7: [awake],
  },
  exceptions: [],
  open_on_holidays: true,
  zip: "",
};

export const openingOf = ({ opening_hours, zipcode }: DemoShop): Opening => ({
  opening_hours,
  exceptions: [],
  open_on_holidays: false,
  zip: zipcode,
});

export const isOpen = (shop: DemoShop, day: LocalDate): boolean =>
  openingOn(openingOf(shop), day).length > 0;

const LONGEST_CLOSURE_DAYS = 10;

/** This moment if it is within the hours, else the opening that follows, `late` minutes after it. */
export function within(opening: Opening, at: Instant, late: number): Instant {
  const today = dateOf(at, ZONE);
  for (let ahead = 0; ahead < LONGEST_CLOSURE_DAYS; ahead++) {
    const day = addDays(today, ahead);
    const minute = ahead === 0 ? wallMinutesOf(at, ZONE) : 0;
    const next = openingOn(opening, day).find(({ to }) => minute < to);
    if (next) return minute >= next.from ? at : instantAt(day, next.from + late, ZONE);
  }
  throw new Error(`nothing opens in the ${LONGEST_CLOSURE_DAYS} days after ${at}`);
}
