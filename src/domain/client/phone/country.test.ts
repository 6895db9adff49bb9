import { expect, test } from "vitest";
import { phoneCountries } from "./country.ts";

const { preferred, others } = phoneCountries();

test("France and its neighbours come first, in the specified order", () => {
  expect(preferred).toEqual([
    { country: "FR", name: "France", code: "33" },
    { country: "BE", name: "Belgique", code: "32" },
    { country: "LU", name: "Luxembourg", code: "352" },
    { country: "CH", name: "Suisse", code: "41" },
  ]);
});

test("the others follow as in a French dictionary, accents aside", () => {
  const names = others.map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(["Afghanistan", "Afrique du Sud", "Albanie"]);
  const [before, egypt, spain] = ["Danemark", "Égypte", "Espagne"].map((name) =>
    names.indexOf(name),
  );
  expect(before).toBeLessThan(egypt ?? 0);
  expect(egypt).toBeLessThan(spain ?? 0);
});

test("nobody is proposed twice", () => {
  const all = [...preferred, ...others].map(({ country }) => country);
  expect(new Set(all).size).toBe(all.length);
});
