import { NO_LABEL } from "../../../../../domain/shop/bonus/label.ts";
import { expect, test } from "vitest";
import { travelRulesOf } from "../../../../../domain/agenda/travel-rules.ts";
import { bookingRulesOf } from "../../../../../domain/shop/booking-rules.ts";
import type { ShopSettings } from "../../../../../domain/shop/settings/fields.ts";
import { tariffsOf } from "../../../../../domain/shop/tariffs.ts";
import {
  parseInstant,
  parseLocalDate,
  type Instant,
  type LocalDate,
} from "../../../../../domain/time.ts";
import { changeTexts, isTakenBack, PLAN_EDIT, plannedOf, sorted, writtenBy } from "./words.ts";

const day = (text: string): LocalDate => {
  const date = parseLocalDate(text);
  if (!date) throw new Error(text);
  return date;
};
const instant = (text: string): Instant => {
  const at = parseInstant(text);
  if (!at) throw new Error(text);
  return at;
};

const settings: ShopSettings = {
  name: "Atelier Garonne",
  slug: "atelier-garonne",
  legal_name: "Atelier Garonne SARL",
  legal_form: "SARL",
  capital: "10 000 €",
  siret: "",
  vat_number: "",
  register: "",
  iban: "",
  insurance: "",
  mediator: "",
  email: "",
  phone: "",
  presentation: "",
  cgv: "",
  vat_regime: "normal",
  signature_code: false,
  offline_hours: 24,
  timezone: "Europe/Paris",
  labels: [],
  label: NO_LABEL,
  address: { street: "", complement: "", zipcode: "31000", city: "Toulouse", lat: null, lon: null },
  opening_hours: {},
  booking_rules: bookingRulesOf({}),
  travel_rules: travelRulesOf({}, { lat: null, lon: null }),
  tariffs: tariffsOf({}),
};
const line = (id: string, from: string, changes: object = { capital: "20 000 €" }) => ({
  id,
  valid_from: day(from),
  changes,
  former: { capital: "10 000 €" },
});
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test.each([
  [{ capital: "10 000 €" }, { capital: "20 000 €" }, ["Capital : 20 000 € (avant : 10 000 €)"]],
  [
    { mediator: "" },
    { mediator: "Médiation X" },
    [expect.stringContaining("Médiation X (avant : rien)")],
  ],
  [
    { vat_regime: "normal" },
    { vat_regime: "franchise" },
    ["Régime de TVA : Franchise en base (avant : Normal)"],
  ],
  [
    { address: { street: "1 rue A", zipcode: "31000", city: "Toulouse" } },
    { address: { street: "2 rue B", zipcode: "44000", city: "Nantes" } },
    ["Adresse : 2 rue B, 44000 Nantes (avant : 1 rue A, 31000 Toulouse)"],
  ],
  [{}, {}, []],
])("%j, then %j, reads %j", (former, changes, texts) => {
  const read = changeTexts({ ...line("a", "2027-01-01", changes), former }, settings);
  expect(read.map(plain)).toEqual(texts);
});

test("planned changes come first day first, the past latest day first, with those taken back", () => {
  const rows = [
    line("far", "2027-03-01"),
    line("near", "2027-01-01"),
    line("gone", "2027-01-01", {}),
    line("today", "2026-11-24"),
    line("old", "2026-01-01"),
  ];
  const { planned, past } = sorted(rows, day("2026-11-24"));
  expect(planned.map(({ id }) => id)).toEqual(["near", "far"]);
  expect(past.map(({ id }) => id)).toEqual(["gone", "today", "old"]);
  expect(past.map(isTakenBack)).toEqual([true, false, false]);
  expect(plannedOf([line("near", "2027-01-01", { capital: "1 €", cgv: "x" })])).toEqual([
    { id: "near", valid_from: "2027-01-01", changes: { capital: "1 €" } },
  ]);
});

test("an account from outside the shop is named as the administration", () => {
  const recorded_at = instant("2026-11-24T09:00:00Z");
  expect(writtenBy({ recorded_at, person: "Marc Delmas" }, "Europe/Paris")).toMatch(
    /^Par Marc Delmas, /,
  );
  expect(writtenBy({ recorded_at, person: "" }, "Europe/Paris")).toMatch(
    /^Par l’administration d’Établi, /,
  );
});

test("two tabs that choose two days are shown both in French", () => {
  const draft = { ...settings, valid_from: "2027-01-01" };
  const { fields, withStored } = PLAN_EDIT;
  expect(plain(fields["valid_from"]?.text(draft) ?? "")).toContain("janvier 2027");
  expect(fields["valid_from"]?.text({ ...draft, valid_from: "" })).toBe("");
  expect(withStored(draft, "valid_from", "2027-02-01").valid_from).toBe("2027-02-01");
});
