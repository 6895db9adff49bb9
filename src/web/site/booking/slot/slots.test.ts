import { expect, test } from "vitest";
import { tariffsOf } from "../../../../domain/shop/tariffs.ts";
import { DEFAULT_ZONE, parseInstant, parseLocalDate } from "../../../../domain/time.ts";
import { EMPTY_DRAFT, type Draft } from "../../../../domain/booking/draft/draft.ts";
import { firstShown, isPlaced, nearestTo, nextFirst, slotQuery } from "./slots.ts";

const day = (text: string) => {
  const date = parseLocalDate(text);
  if (!date) throw new Error(text);
  return date;
};
const HOME: Draft = {
  ...EMPTY_DRAFT,
  kind: "Réparation",
  where: "Chez le client",
  street: "3 rue des Essais",
  zip: "31400",
  city: "Toulouse",
};

test("the search names the place only when somebody travels, and never an unknown position", () => {
  const home = new URLSearchParams(slotQuery(HOME, day("2026-11-23")));
  expect(home.get("zip")).toBe("31400");
  expect(home.has("lat")).toBe(false);
  expect(home.has("category_id")).toBe(false);
  const washer = { ...HOME, kind_id: "lave-linge" };
  expect(new URLSearchParams(slotQuery(washer, day("2026-11-23"))).get("kind_id")).toBe(
    "lave-linge",
  );
  const shop = new URLSearchParams(slotQuery({ ...HOME, where: "Atelier" }, day("2026-11-23")));
  expect(shop.has("zip")).toBe(false);
});

test("the search stops at the shop's horizon", () => {
  const offer = { today: day("2026-11-23"), horizon_days: 30 };
  const props = {
    ...offer,
    shop: {
      id: "",
      name: "",
      zipcode: "",
      slug: "",
      city: "",
      phone: "",
      timezone: "",
    },
    kinds: [],
    locations: [],
    categories: [],
    technicians: [],
    tariffs: tariffsOf({}),
    appliances: [],
    prefill: { kind_id: "", category_id: "", node: "", typed: "", zip: "" } as const,
    wish: null,
    trial: null,
    shelf: "" as const,
    wanted: null,
  };
  expect(nextFirst(props, day("2026-11-23"))).toBe("2026-11-30");
  expect(nextFirst(props, day("2026-12-14"))).toBe("2026-12-21");
  expect(nextFirst(props, day("2026-12-21"))).toBeUndefined();
});

test("hours are looked for once the place is known", () => {
  expect(isPlaced({ where: "Atelier", zip: "" })).toBe(true);
  expect(isPlaced({ where: "Chez le client", zip: "3170" })).toBe(false);
  expect(isPlaced({ where: "Chez le client", zip: "31700" })).toBe(true);
});

const at = (text: string) => {
  const instant = parseInstant(text);
  if (!instant) throw new Error(text);
  return instant;
};

test("an hour wanted beyond the first week is looked for on its own day", () => {
  const props = { today: day("2026-11-23"), shop: { timezone: DEFAULT_ZONE } };
  expect(firstShown(props, null)).toBe("2026-11-23");
  expect(firstShown(props, at("2026-11-27T08:00:00Z"))).toBe("2026-11-23");
  expect(firstShown(props, at("2026-12-02T08:00:00Z"))).toBe("2026-12-02");
});

test("in place of an hour that does not suit, the three nearest are offered in order", () => {
  const slots = ["24T08", "25T08", "25T13", "26T08", "30T08"].map((when) => ({
    slot_id: when,
    user_id: "karim",
    start_at: at(`2026-11-${when}:00:00Z`),
    public_start_at: at(`2026-11-${when}:00:00Z`),
    public_end_at: at(`2026-11-${when}:30:00Z`),
  }));
  const near = nearestTo(at("2026-11-25T10:00:00Z"), slots);
  expect(near.map(({ slot_id }) => slot_id)).toEqual(["25T08", "25T13", "26T08"]);
});
