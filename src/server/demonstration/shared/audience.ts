/** Visits of the shops' public pages in the months before: fewer on Sundays, and not every visitor books. */
import type { Step } from "../../../domain/shop/audience/audience.ts";
import type { Source } from "../../../domain/shop/audience/source.ts";
import { addDays, instantAt, weekdayOf, type LocalDate } from "../../../domain/time.ts";
import type { ShopCount } from "../../shop/audience/store.ts";
import { numberOf } from "../chance.ts";
import { ZONE } from "../hours.ts";
import type { DemoShop } from "../shops.ts";

const DAYS = 120;
const NOON = 720;

/** The most of an ordinary day. */
const USUAL: readonly [step: Step, source: Source, most: number][] = [
  ["page", "search", 14],
  ["page", "directory", 7],
  ["page", "direct", 6],
  ["page", "site", 4],
  ["page", "utm:facture", 3],
  ["wizard", "button", 3],
  ["wizard", "", 9],
  ["hours", "", 6],
  ["booked", "", 3],
];

/** Until the day before `today`. */
export const visitsOf = (shop: DemoShop, today: LocalDate): ShopCount[] =>
  Array.from({ length: DAYS }, (_, index) => addDays(today, -1 - index)).flatMap((day) =>
    USUAL.flatMap(([step, source, most]) => {
      const label = `${shop.slug} audience ${day} ${step} ${source}`;
      const count = numberOf(label, weekdayOf(day) === 7 ? Math.ceil(most / 2) : most + 1);
      return count === 0
        ? []
        : [{ shop_id: shop.id, at: instantAt(day, NOON, ZONE), step, source, count }];
    }),
  );
