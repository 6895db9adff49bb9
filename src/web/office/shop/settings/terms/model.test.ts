import { expect, test } from "vitest";
import { bookingRulesOf } from "../../../../../domain/shop/booking-rules.ts";
import { tariffsOf } from "../../../../../domain/shop/tariffs.ts";
import { blocksOf } from "../../../../site/legal/terms-blocks.ts";
import { modelTerms } from "./model.ts";

const shop = {
  name: "Atelier Garonne",
  legal_name: "Atelier Garonne SARL",
  tariffs: tariffsOf({ travel_incl: 3_900, quote_free: true }),
  booking_rules: bookingRulesOf({ cancel_limit_minutes: 720 }),
};

test("the model says what the shop already announced", () => {
  const text = modelTerms(shop);
  expect(text).toContain("confiée à Atelier Garonne SARL.");
  expect(text).toContain("Déplacement\u00a0: 39,00\u00a0€ TTC\u202f; Devis\u00a0: gratuit.");
  expect(text).toContain("jusqu’à 12\u202fh avant");
});

test("what is not announced is left out", () => {
  const text = modelTerms({
    ...shop,
    legal_name: "",
    tariffs: tariffsOf({}),
    booking_rules: bookingRulesOf({ cancel_limit_minutes: 0 }),
  });
  expect(text).toContain("confiée à Atelier Garonne.");
  expect(text).not.toContain("Prix annoncés");
  expect(text).toContain("jusqu’à son début");
});

test("the public page prints each article under its own heading", () => {
  const headings = blocksOf(modelTerms(shop)).filter(({ heading }) => heading);
  expect(headings.map(({ text }) => text.slice(0, 2))).toEqual([
    "1.",
    "2.",
    "3.",
    "4.",
    "5.",
    "6.",
    "7.",
  ]);
});
