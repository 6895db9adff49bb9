import { expect, test } from "vitest";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { parseInstant, parseLocalDate, type Instant, type LocalDate } from "../../time.ts";
import { bookingRulesOf } from "../booking-rules.ts";
import { tariffsOf } from "../tariffs.ts";
import {
  changesOf,
  differing,
  dueOn,
  formerOf,
  identityIn,
  IDENTITY_FIELDS,
  isToCome,
  placeOf,
  readChanges,
  shopAt,
  type DatedShop,
  type PlannedIdentity,
} from "./identity.ts";

const at = (text: string): Instant => parseInstant(text) ?? raise(text);
const day = (text: string): LocalDate => parseLocalDate(text) ?? raise(text);
const raise = (text: string): never => {
  throw new Error(text);
};

const MOVED = { street: "2 quai Neuf", complement: "", zipcode: "31200", city: "Toulouse" };
const plan = (id: string, from: string, changes: PlannedIdentity["changes"]): PlannedIdentity => ({
  id,
  valid_from: day(from),
  changes,
});
const NEW_YEAR = plan("a", "2027-01-01", { capital: "20 000 €", vat_regime: "franchise" });
const LATER = plan("b", "2027-02-01", { capital: "30 000 €" });

const shop: DatedShop = {
  ...GARONNE,
  complement: "",
  country: "France",
  status: "ACTIVE",
  second_factor_from: null,
  suspended_reason: "",
  suspended_from: "",
  onboarding: "done",
  logo_url: null,
  signature_code: false,
  offline_hours: 24,
  created_at: at("2020-01-01T00:00:00Z"),
  booking_rules: bookingRulesOf({}),
  tariffs: tariffsOf({}),
  planned: [NEW_YEAR, LATER],
};

test.each([
  ["the last second of the year in Paris", "2026-12-31T22:59:59Z", "10 000 €", "normal", 2],
  ["midnight in Paris", "2026-12-31T23:00:00Z", "20 000 €", "franchise", 1],
  ["the last second of January", "2027-01-31T22:59:59Z", "20 000 €", "franchise", 1],
  ["the day of the second change", "2027-01-31T23:00:00Z", "30 000 €", "franchise", 0],
])("%s has its own identity", (_, instant, capital, vat_regime, waiting) => {
  const read = shopAt(shop, at(instant));
  expect(read).toMatchObject({ capital, vat_regime, legal_name: GARONNE.legal_name });
  expect(read.planned).toHaveLength(waiting);
});

test("midnight is that of the shop's own clock", () => {
  const island = { ...shop, timezone: "Indian/Reunion" };
  expect(shopAt(island, at("2026-12-31T19:59:59Z")).capital).toBe("10 000 €");
  expect(shopAt(island, at("2026-12-31T20:00:00Z")).capital).toBe("20 000 €");
});

test("a planned move takes the whole place along", () => {
  const address = { ...MOVED, lat: 43.6, lon: 1.4 };
  const moving = { ...shop, planned: [plan("c", "2027-01-01", { address })] };
  expect(shopAt(moving, at("2026-12-01T12:00:00Z")).street).toBe("14 rue des Essais");
  const moved = shopAt(moving, at("2027-01-01T12:00:00Z"));
  expect(placeOf(moved)).toEqual(address);
  expect(moved).not.toHaveProperty("address");
});

test("a shop without plans is the very one that was read", () => {
  const plain = { ...shop, planned: [] };
  expect(shopAt(plain, at("2027-06-01T12:00:00Z"))).toBe(plain);
});

test("of two changes of one field the later one wins", () => {
  expect(changesOf([NEW_YEAR, LATER])).toEqual({ capital: "30 000 €", vat_regime: "franchise" });
  expect(dueOn([NEW_YEAR, LATER], day("2027-01-31"))).toEqual([NEW_YEAR]);
});

test("only the identity is dated, and only what differs is kept", () => {
  const settings = {
    ...shop,
    address: placeOf(shop),
    travel_rules: {
      road_factor: 1,
      speed_kmh: 30,
      minimum_minutes: 5,
      radius_km: 20,
      area: { by: "km" as const, zips: [] },
      base: null,
    },
  };
  const identity = identityIn(settings);
  expect(Object.keys(identity).toSorted()).toEqual([...IDENTITY_FIELDS].toSorted());
  const sent = { capital: "20 000 €", siret: GARONNE.siret, cgv: "Article 9.", phone: "" };
  const changes = differing(identity, { ...sent, address: { ...placeOf(shop) } });
  expect(changes).toEqual({ capital: "20 000 €" });
  expect(formerOf(identity, changes)).toEqual({ capital: "10 000 €" });
});

test.each([
  ["2026-12-30", false],
  ["2026-12-31", false],
  ["2027-01-01", true],
])("on 31 December at 23:30 in Paris, %s is to come: %s", (text, expected) => {
  const clock = { at: at("2026-12-31T22:30:00Z"), zone: "Europe/Paris" };
  expect(isToCome(day(text), clock)).toBe(expected);
});

test.each([
  [null, {}],
  [{ capital: "20 000 €", cgv: "Article 9.", siret: 12 }, { capital: "20 000 €" }],
  [{ address: "14 rue des Essais" }, {}],
  [
    { address: { zipcode: "31200", city: "Toulouse", lat: 43.6, lon: "x" } },
    {
      address: {
        street: "",
        complement: "",
        zipcode: "31200",
        city: "Toulouse",
        lat: 43.6,
        lon: null,
      },
    },
  ],
])("a row of the history that says %j is read as %j", (value, expected) => {
  expect(readChanges(value)).toEqual(expected);
});
