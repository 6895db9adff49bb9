import { expect, test } from "vitest";
import { tariffLines, tariffsOf } from "./tariffs.ts";

test("the price list reads as it is posted in the window", () => {
  const tariffs = tariffsOf({
    hourly_rate_incl: 7200,
    time_counting: "au quart d'heure commencé",
    travel_incl: 3900,
    diagnosis_incl: 4500,
    diagnosis_deducted: true,
    quote_free: true,
  });
  expect(tariffLines(tariffs).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Main-d’œuvre, l’heure: 72,00\u00a0€ TTC (au quart d'heure commencé)",
    "Déplacement: 39,00\u00a0€ TTC",
    "Diagnostic: 45,00\u00a0€ TTC, déduit de la réparation",
    "Devis: gratuit",
  ]);
});

test("a price nobody gave is left out, never announced as free", () => {
  expect(tariffLines(tariffsOf({}))).toEqual([]);
  expect(tariffLines(tariffsOf({ travel_incl: 0, quote_incl: 2500 }))).toEqual([
    { id: "travel", label: "Déplacement", value: "gratuit" },
    { id: "quote", label: "Devis", value: "25,00\u00a0€ TTC" },
  ]);
});

test.each([-1, 12.5, "72", 1e12])("the price %s is not a price", (value) => {
  expect(tariffsOf({ hourly_rate_incl: value }).hourly_rate_incl).toBeNull();
});

test("a quote that is free has no price, whatever was typed for it", () => {
  const lines = tariffLines(tariffsOf({ quote_free: true, quote_incl: 2500 }));
  expect(lines).toEqual([{ id: "quote", label: "Devis", value: "gratuit" }]);
});

test("what is told of the diagnosis is told only with its price", () => {
  expect(tariffLines(tariffsOf({ diagnosis_deducted: true }))).toEqual([]);
});

test("each line of the price list has a name that other pages choose it by", () => {
  const all = tariffsOf({
    hourly_rate_incl: 7200,
    travel_incl: 3900,
    diagnosis_incl: 4500,
    quote_incl: 2500,
  });
  expect(tariffLines(all).map(({ id }) => id)).toEqual(["labour", "travel", "diagnosis", "quote"]);
});

test("what is done for nothing is said to be free, not left out", () => {
  const free = tariffsOf({ hourly_rate_incl: 0, travel_incl: 0, diagnosis_incl: 0, quote_incl: 0 });
  expect(tariffLines(free).map(({ value }) => value)).toEqual(Array(4).fill("gratuit"));
});
