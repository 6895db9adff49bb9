/** What suppliers of the demonstration sent, at the moments at which it is told. */
import { expect, test } from "vitest";
import { instant } from "../../../../test/shop/doors.ts";
import { DEMO_SHOPS } from "../shops.ts";
import type { Stage } from "../stage.ts";
import { suppliersOf } from "./supplier-invoices.ts";

const NOW = instant("2026-11-24T10:00:00Z");

test("a shop with a team has a platform and invoices in the weeks before; who works alone has none", () => {
  const told = DEMO_SHOPS.map((demo) => suppliersOf({ demo } as Stage, NOW).map(({ at }) => at));
  expect(told.some((moments) => moments.length === 0)).toBe(true);
  expect(told.some((moments) => moments.length === 4)).toBe(true);
  for (const at of told.flat()) expect(at < NOW && at > "2026-10-25").toBe(true);
});
