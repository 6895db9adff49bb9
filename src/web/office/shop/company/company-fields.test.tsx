import { NO_LABEL } from "../../../../domain/shop/bonus/label.ts";
import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { travelRulesOf } from "../../../../domain/agenda/travel-rules.ts";
import { bookingRulesOf } from "../../../../domain/shop/booking-rules.ts";
import type { ShopSettings } from "../../../../domain/shop/settings/fields.ts";
import { tariffsOf } from "../../../../domain/shop/tariffs.ts";
import { RulesFields } from "../settings/booking/booking-section.tsx";
import { LegalFields } from "./legal-fields.tsx";

const SETTINGS: ShopSettings = {
  name: "Atelier Garonne",
  slug: "atelier-garonne",
  legal_name: "Atelier Garonne SARL",
  legal_form: "SARL",
  capital: "10 000 €",
  siret: "73282932000074",
  vat_number: "FR44732829320",
  register: "",
  iban: "FR7630006000011234567890189",
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
  booking_rules: bookingRulesOf({ notice_minutes: 25 }),
  travel_rules: travelRulesOf({}, { lat: null, lon: null }),
  tariffs: tariffsOf({}),
};

const nothing = () => {};
const drawn = (part: React.ReactNode) =>
  renderToStaticMarkup(<MantineProvider>{part}</MantineProvider>);
const legal = (changed: Partial<ShopSettings>, errors = {}) =>
  drawn(
    <LegalFields
      section={{
        draft: { ...SETTINGS, ...changed },
        opened: SETTINGS,
        change: nothing,
        errors,
        disabled: false,
      }}
    />,
  );
const rules = (changed: object, errors = {}) =>
  drawn(
    <RulesFields
      rules={{ ...SETTINGS.booking_rules, ...changed }}
      onChange={nothing}
      errors={errors}
      disabled={false}
    />,
  );

test("numbers are spaced while they are left alone, and as typed afterwards", () => {
  const text = legal({ siret: "7328293" });
  expect(text).toContain('value="FR76 3000 6000 0112 3456 7890 189"');
  expect(text).toContain('value="7328293"');
});

test("a sentence of the server stands beside its field", () => {
  const text = legal({}, { siret: "Ce SIRET n’est pas valable." });
  expect(text.match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(text).toContain("Ce SIRET n’est pas valable.");
});

test("another regime of VAT waits for its confirmation: nothing is saved before", () => {
  expect(legal({})).not.toContain("Je confirme");
  const text = legal({ vat_regime: "franchise" });
  expect(text).toContain("n’auront plus de TVA");
  expect(text).toMatch(
    /aria-invalid="true"[^>]*type="checkbox"|type="checkbox"[^>]*aria-invalid="true"/,
  );
});

test("an unusual length stays among the choices, and a shop without a place cannot be saved", () => {
  expect(rules({})).toContain('<option value="25" selected="">');
  expect(rules({})).not.toContain('aria-invalid="true"');
  const text = rules({ locations: [] });
  expect(text).toContain("Choisissez au moins un lieu.");
  expect(text).toContain('aria-invalid="true"');
});
