import { describe, expect, test } from "vitest";
import { parseEmail } from "../../client/email.ts";
import { parsePhone } from "../../client/phone/phone.ts";
import { keysOf } from "../../record.ts";
import { bookingRulesOf, DEFAULT_BOOKING_RULES } from "../booking-rules.ts";
import { tariffsOf } from "../tariffs.ts";
import { SHOP_TEXTS } from "./fields.ts";
import { parseSettings } from "./input.ts";

const read = (value: Record<string, unknown>) =>
  parseSettings(value, { readPhone: parsePhone, readEmail: parseEmail });
const sentOf = (value: Record<string, unknown>) => {
  const edit = read(value);
  return "sent" in edit ? edit.sent : edit;
};
const TARIFFS = tariffsOf({ hourly_rate_incl: 7_000, quote_free: true });
const TRAVEL = {
  road_factor: 1.3,
  speed_kmh: 35,
  minimum_minutes: 10,
  radius_km: 25,
  area: { by: "both", zips: ["31*"] },
  base: null,
};
const special = (...changes: object[]) => ({
  booking_rules: {
    ...DEFAULT_BOOKING_RULES,
    special_durations: changes.map((change) => ({
      kind: "Réparation",
      category_id: "",
      kind_id: "four",
      minutes: 90,
      ...change,
    })),
  },
});
const ADDRESS = {
  street: "14 rue des Essais",
  complement: "",
  zipcode: "31000",
  city: "Toulouse",
  lat: null,
  lon: null,
};

describe("what the owner sends", () => {
  test("is what was changed, and nothing else", () => {
    expect(read({})).toEqual({ sent: {}, base: {} });
    expect(read({ cgv: null, signature_code: true, base: { signature_code: false } })).toEqual({
      sent: { signature_code: true },
      base: { signature_code: false },
    });
  });

  test.each([
    ["siret", "732 829 320 00074", "73282932000074"],
    ["vat_number", "fr44 732829320", "FR44732829320"],
    ["iban", "fr76 3000 6000 0112 3456 7890 189", "FR7630006000011234567890189"],
    ["phone", "05 61 99 00 12", "+33561990012"],
    ["email", " contact@atelier.example ", "contact@atelier.example"],
    ["siret", "", ""],
    ["phone", "", ""],
    ["presentation", "Ligne 1\r\nLigne 2\u0000", "Ligne 1\nLigne 2"],
    ["legal_form", "SARL\n unipersonnelle", "SARL unipersonnelle"],
  ])("%s « %s » is stored as « %s »", (name, typed, stored) => {
    expect(sentOf({ [name]: typed })).toEqual({ [name]: stored });
  });

  test.each([
    ["name", "  "],
    ["legal_name", ""],
    ["slug", ""],
    ["slug", "Mon Atelier"],
    ["slug", "../admin"],
    ["siret", "732 829 320 00075"],
    ["vat_number", "FR45732829320"],
    ["iban", "FR7630006000011234567890188"],
    ["phone", "12"],
    ["email", "contact@"],
    ["vat_regime", "none"],
    ["signature_code", "oui"],
    ["offline_hours", 5],
    ["offline_hours", "24"],
    ["timezone", "Asia/Tokyo"],
    ["timezone", "La Réunion"],
    ["timezone", 2],
    ["labels", ["Meilleur réparateur du monde"]],
    ["label", { number: "QR-1", valid_from: "2025-01-15", valid_until: "" }],
    ["label", { number: "", valid_from: "2025-01-15", valid_until: "2028-01-14" }],
    ["label", { number: "QR-1", valid_from: "2025-01-15", valid_until: "2029-01-14" }],
    ["label", { number: "QR-1", valid_from: "2025-02-30", valid_until: "2028-01-14" }],
    ["label", { number: "QR-1", valid_from: "2028-01-14", valid_until: "2025-01-15" }],
    ["label", "QR-1"],
    ["name", { toString: "x" }],
    ["base", []],
  ])("a wrong %s is refused, with a sentence beside it", (name, value) => {
    expect(read({ [name]: value })).toMatchObject({ refused: "bad-input" });
    const { detail } = read({ [name]: value }) as { detail: Record<string, string> };
    expect(Object.keys(detail)[0]?.split(".")[0]).toBe(name);
    expect(Object.values(detail)[0]).toMatch(/^[A-ZÀÉ].*\.$/);
  });

  test.each(keysOf(SHOP_TEXTS))("%s is refused when it is too long", (name) => {
    const long = "a".repeat(SHOP_TEXTS[name].max + 1);
    expect(read({ [name]: long })).toMatchObject({ refused: "bad-input" });
  });
});

describe("opening hours", () => {
  test("are a week of ranges in order, without its empty days", () => {
    const sent = {
      2: [
        { from: 840, to: 1080 },
        { from: 540, to: 720 },
      ],
      7: [],
      9: "?",
    };
    expect(sentOf({ opening_hours: sent })).toEqual({
      opening_hours: {
        2: [
          { from: 540, to: 720 },
          { from: 840, to: 1080 },
        ],
      },
    });
  });

  test.each([
    ["a range that ends before it begins", { 1: [{ from: 720, to: 540 }] }],
    ["a range past midnight", { 1: [{ from: 720, to: 1500 }] }],
    ["half a minute", { 1: [{ from: 720.5, to: 800 }] }],
    [
      "two ranges that overlap",
      {
        1: [
          { from: 540, to: 720 },
          { from: 700, to: 800 },
        ],
      },
    ],
    [
      "five ranges in a day",
      { 1: [0, 2, 4, 6, 8].map((hour) => ({ from: hour * 60, to: hour * 60 + 30 })) },
    ],
    ["a word", { 1: "toujours" }],
  ])("%s is refused on its day", (_, opening_hours) => {
    const { detail } = read({ opening_hours }) as { detail: Record<string, string> };
    expect(Object.keys(detail).every((path) => path.startsWith("opening_hours.1"))).toBe(true);
  });
});

describe("rules and prices", () => {
  test("are read again as they were sent", () => {
    const sent = { booking_rules: DEFAULT_BOOKING_RULES, tariffs: TARIFFS, travel_rules: TRAVEL };
    expect(sentOf({ ...sent, address: ADDRESS })).toEqual({ ...sent, address: ADDRESS });
    expect(bookingRulesOf(DEFAULT_BOOKING_RULES)).toEqual(DEFAULT_BOOKING_RULES);
  });

  test("keep each chosen type once, in the order of the catalogue", () => {
    const online_kinds = ["Réparation", "Diagnostic / Devis", "Réparation"];
    const sent = sentOf({ booking_rules: { ...DEFAULT_BOOKING_RULES, online_kinds } });
    expect(sent).toMatchObject({
      booking_rules: { online_kinds: ["Diagnostic / Devis", "Réparation"] },
    });
  });

  test.each([
    [
      "booking_rules.notice_minutes",
      { booking_rules: { ...DEFAULT_BOOKING_RULES, notice_minutes: -1 } },
    ],
    [
      "booking_rules.horizon_days",
      { booking_rules: { ...DEFAULT_BOOKING_RULES, horizon_days: 181 } },
    ],
    [
      "booking_rules.step_minutes",
      { booking_rules: { ...DEFAULT_BOOKING_RULES, step_minutes: 7.5 } },
    ],
    ["booking_rules.locations", { booking_rules: { ...DEFAULT_BOOKING_RULES, locations: [] } }],
    [
      "booking_rules.online_kinds.0",
      { booking_rules: { ...DEFAULT_BOOKING_RULES, online_kinds: ["Congé / indisponibilité"] } },
    ],
    [
      "booking_rules.durations.Réparation",
      {
        booking_rules: {
          ...DEFAULT_BOOKING_RULES,
          durations: { ...DEFAULT_BOOKING_RULES.durations, Réparation: 0 },
        },
      },
    ],
    ["booking_rules.special_durations.0", special({ category_id: "", kind_id: "soucoupe" })],
    ["booking_rules.special_durations.0.minutes", special({ minutes: 721 })],
    ["booking_rules.special_durations", special({}, {})],
    ["travel_rules.radius_km", { travel_rules: { ...TRAVEL, radius_km: 501 } }],
    [
      "travel_rules.area.zips.0",
      { travel_rules: { ...TRAVEL, area: { by: "zips", zips: ["3100"] } } },
    ],
    ["travel_rules.area.zips", { travel_rules: { ...TRAVEL, area: { by: "zips", zips: [] } } }],
    ["travel_rules.area.by", { travel_rules: { ...TRAVEL, area: { by: "moon", zips: [] } } }],
    ["travel_rules.speed_kmh", { travel_rules: { ...TRAVEL, speed_kmh: Number.NaN } }],
    ["tariffs.travel_incl", { tariffs: { ...TARIFFS, travel_incl: -100 } }],
    ["tariffs.hourly_rate_incl", { tariffs: { ...TARIFFS, hourly_rate_incl: "70" } }],
    ["tariffs.quote_incl", { tariffs: { ...TARIFFS, quote_incl: 10_000_001 } }],
    ["address.zipcode", { address: { ...ADDRESS, zipcode: "3100" } }],
    ["address.city", { address: { ...ADDRESS, city: " " } }],
    ["address.lat", { address: { ...ADDRESS, lat: 91 } }],
  ])("a wrong %s is refused beside its field", (field, value) => {
    const { detail } = read(value) as { detail: Record<string, string> };
    expect(Object.keys(detail)).toEqual([field]);
  });
});
