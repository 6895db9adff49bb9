/** What suppliers of the demonstration sent, at the moments at which it is told. */
import { expect, test } from "vitest";
import { instant } from "../../../../test/shop/doors.ts";
import { addMinutes } from "../../../domain/time.ts";
import { DEMO_SHOPS } from "../shops.ts";
import type { Stage } from "../stage.ts";
import { suppliersOf } from "./supplier-invoices.ts";

const NOW = instant("2026-11-24T10:00:00Z");

test("a shop with a team has a platform and invoices in the weeks before; who works alone has none", () => {
  const told = DEMO_SHOPS.map((demo) => suppliersOf({ demo } as Stage, NOW).map(({ at }) => at));
  expect(told.some((moments) => moments.length === 0)).toBe(true);
  expect(told.some((moments) => moments.length === 5)).toBe(true);
  for (const at of told.flat()) expect(at < NOW && at > "2026-10-25").toBe(true);
});

test.each([0, 1, 2, 3, 4, 5, 6])(
  "%i days later the same is told, as many days before: the platform first, each invoice once",
  (days) => {
    const [shop] = DEMO_SHOPS;
    const at = (now: typeof NOW) => suppliersOf({ demo: shop } as Stage, now).map((one) => one.at);
    const later = addMinutes(NOW, days * 1_440);
    expect(at(later)).toEqual(at(NOW).map((moment) => addMinutes(moment, days * 1_440)));
    expect(new Set(at(later)).size).toBe(at(later).length);
  },
);
