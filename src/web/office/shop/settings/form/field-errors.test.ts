import { expect, test } from "vitest";
import { dayErrors, errorsOf, fieldErrors } from "./field-errors.ts";

const DETAIL = {
  siret: "Faux.",
  "tariffs.travel_incl": "Trop.",
  "opening_hours.3": "Chevauche.",
  "opening_hours.5.0.from": "Mal formé.",
};

test("what the server refuses is said beside its field", () => {
  const errors = fieldErrors("bad-input", DETAIL, "");
  expect(errors).toEqual(DETAIL);
  expect(errorsOf(errors, "tariffs")).toEqual({ travel_incl: "Trop." });
  expect(dayErrors(errors)).toEqual({ 3: "Chevauche.", 5: "Mal formé." });
});

test("an address that is taken is said beside the name of the page", () => {
  expect(fieldErrors("address-taken", null, "Prise.")).toEqual({ slug: "Prise." });
});

test.each([
  ["not-allowed", null],
  ["changed-meanwhile", { conflicts: [] }],
  ["bad-input", "text"],
])("%s with %j is beside no field", (refused, detail) => {
  expect(fieldErrors(refused, detail, "")).toEqual({});
});
