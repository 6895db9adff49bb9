import { expect, it } from "vitest";
import { needIn, NO_NEED } from "../../../domain/shop/need/need.ts";
import { afterKind } from "../../../domain/shop/need/steps.ts";
import { parseInstant } from "../../../domain/time.ts";
import { directoryHref, hiddenFields, shopHref, slotHref, wayHref } from "./links.ts";

const SHOP = { zipcode: "31000", slug: "atelier-garonne" };
const NOTHING = { q: "", where: "", category_id: "" } as const;
const LEAK = needIn({ appareil: "lave-linge", panne: "lave-linge/fuite" });
const slot = parseInstant("2026-11-24T08:00:00.000Z");
if (!slot) throw new Error("not an instant");

it("an appliance chosen leads to what is wrong with it, the place kept", () => {
  const way = afterKind({ ...NO_NEED, category_id: "gros-electromenager" }, "four", true);
  expect(wayHref(way, { ...NOTHING, where: "31000 Toulouse" })).toBe(
    "/annuaire?category_id=gros-electromenager&appareil=four&where=31000+Toulouse&etape=panne",
  );
});

it("the shops are a step without a name", () => {
  expect(wayHref({ need: NO_NEED, step: null }, NOTHING)).toBe("/annuaire");
  expect(hiddenFields(NO_NEED)).toEqual([]);
  expect(hiddenFields(LEAK)).toEqual([
    ["category_id", "gros-electromenager"],
    ["appareil", "lave-linge"],
    ["panne", "lave-linge/fuite"],
  ]);
});

it("a page of the directory keeps the words typed, or the appliance chosen", () => {
  const typed = { q: "frigo", where: "Auch", category_id: "" } as const;
  expect(directoryHref({ query: typed, need: LEAK }, 2)).toBe(
    "/annuaire?q=frigo&where=Auch&page=2",
  );
  expect(directoryHref({ query: { ...NOTHING, where: "Auch" }, need: LEAK })).toBe(
    "/annuaire?category_id=gros-electromenager&appareil=lave-linge&panne=lave-linge%2Ffuite&where=Auch",
  );
});

it("the booking of an hour has the appliance, the trade, the fault and the postal code", () => {
  const carried = { need: LEAK, place: { zip: "31400" } };
  expect(slotHref(SHOP, slot, carried)).toBe(
    "/31000/atelier-garonne/rdv?slot=2026-11-24T08%3A00%3A00.000Z&appareil=lave-linge" +
      "&metier=gros-electromenager&panne=lave-linge%2Ffuite&lieu=31400",
  );
  expect(shopHref(SHOP, { need: NO_NEED, place: null })).toBe("/31000/atelier-garonne");
});
