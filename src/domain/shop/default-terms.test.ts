import { expect, test } from "vitest";
import { DEFAULT_BOOKING_RULES } from "./booking-rules.ts";
import { publishedTerms } from "./default-terms.ts";
import { tariffsOf } from "./tariffs.ts";

const shop = {
  name: "Atelier Garonne",
  cgv: "",
  mediator: "",
  tariffs: tariffsOf({ travel_incl: 3900, diagnosis_incl: 4500, diagnosis_deducted: true }),
  booking_rules: DEFAULT_BOOKING_RULES,
};

test("a shop that wrote its terms is read in its own words", () => {
  expect(publishedTerms({ ...shop, cgv: "Article 1. Tout est payé comptant." })).toBe(
    "Article 1. Tout est payé comptant.",
  );
});

test("a shop that wrote none has terms that follow from its settings", () => {
  const terms = publishedTerms({ ...shop, cgv: " \n" });
  expect(terms).toContain("confiés à Atelier Garonne");
  expect(terms).toMatch(/Déplacement\s: 39,00\s€ TTC/);
  expect(terms).toContain("jusqu’à 24 heures avant");
  for (const article of ["Devis", "Rétractation", "Garanties", "Appareils non repris"])
    expect(terms).toContain(`# ${article}\n`);
});

test.each([
  [0, "jusqu’à l’heure annoncée"],
  [60, "jusqu’à une heure avant"],
  [2880, "jusqu’à 48 heures avant"],
])("a limit of %i minutes is said « %s »", (cancel_limit_minutes, said) => {
  const booking_rules = { ...DEFAULT_BOOKING_RULES, cancel_limit_minutes };
  expect(publishedTerms({ ...shop, booking_rules })).toContain(said);
});

test("the mediator is part of what is accepted", () => {
  const terms = publishedTerms({ ...shop, cgv: "Article 1.", mediator: "Médiateur, Paris" });
  expect(terms).toMatch(/^Article 1\.\n\n# Médiation\n\n.*\s: Médiateur, Paris\.$/s);
});

test("without a price none is invented", () => {
  const terms = publishedTerms({ ...shop, tariffs: tariffsOf({}) });
  expect(terms).not.toContain("€");
  expect(terms).toContain("annonce le prix de la visite avant");
});
