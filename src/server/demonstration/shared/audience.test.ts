import { describe, expect, test } from "vitest";
import { audienceOf, conversionOf } from "../../../domain/shop/audience/audience.ts";
import { sourceText } from "../../../domain/shop/audience/source.ts";
import {
  addDays,
  dateOf,
  parseLocalDate,
  weekdayOf,
  type LocalDate,
} from "../../../domain/time.ts";
import { DEMO_SHOPS } from "../shops.ts";
import { ZONE } from "../hours.ts";
import { visitsOf } from "./audience.ts";

const day = (text: string): LocalDate => {
  const parsed = parseLocalDate(text);
  if (!parsed) throw new Error(text);
  return parsed;
};
const TODAY = day("2026-11-24");
const YESTERDAY = addDays(TODAY, -1);

describe.each(DEMO_SHOPS.map((shop) => [shop.slug, shop] as const))(
  "the visits of %s",
  (_, shop) => {
    const visits = visitsOf(shop, TODAY);
    const counts = visits.map((one) => ({ ...one, day: dateOf(one.at, ZONE) }));
    const month = audienceOf(counts, { until: YESTERDAY, period: 30 });

    test("are the same on every machine", () => {
      expect(visitsOf(shop, TODAY)).toEqual(visits);
    });

    test("end the day before: today’s are those of who looks at the demonstration", () => {
      const days = counts.map((count) => count.day).toSorted();
      expect(days.at(-1)).toBe(YESTERDAY);
      expect(counts.every(({ count, shop_id }) => count > 0 && shop_id === shop.id)).toBe(true);
    });

    test("are counted once a day, step and source, as the table holds them", () => {
      const keys = counts.map(({ day: on, step, source }) => `${on} ${step} ${source}`);
      expect(new Set(keys).size).toBe(keys.length);
    });

    test("go less and less far, as visitors do", () => {
      const funnel = month.funnel.map(({ count }) => count);
      expect(funnel).toEqual(funnel.toSorted((a, b) => b - a));
      const conversion = conversionOf(month) ?? 0;
      expect(conversion).toBeGreaterThan(2);
      expect(conversion).toBeLessThan(25);
    });

    test("come from sites that the screen can name", () => {
      const names = month.sources.map(({ source }) => sourceText(source));
      expect(names).toContain("Moteurs de recherche");
      expect(names.every((name) => name !== "")).toBe(true);
    });

    test("are fewer on Sundays", () => {
      const all = audienceOf(counts, { until: YESTERDAY, period: 365 }).days.slice(-120);
      const mean = (sunday: boolean): number => {
        const some = all.filter((one) => (weekdayOf(one.day) === 7) === sunday);
        return some.reduce((sum, { visits }) => sum + visits, 0) / some.length;
      };
      expect(mean(true)).toBeLessThan(mean(false));
    });
  },
);
