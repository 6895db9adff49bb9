import { expect, test } from "vitest";
import type { Consent, ConsentKey } from "../../../domain/quote/consents.ts";
import { faultsOf, signatureOf, type Acceptance } from "./acceptance.ts";

const box = (key: ConsentKey, required: boolean): Consent => ({ key, text: key, required });
const AT_COUNTER = { consents: [box("conditions", true)], needs_code: false };
const AT_DISTANCE = {
  ...AT_COUNTER,
  consents: [box("conditions", true), box("withdrawal", true), box("early-start", false)],
};
const NOTHING: Acceptance = {
  name: " ",
  strokes: "",
  typed: "",
  ticked: [],
  code: "",
};
const SIGNED: Acceptance = {
  name: "Camille Essai",
  strokes: "M1 2L3 4",
  typed: "",
  ticked: ["conditions"],
  code: "",
};

test("everything that is missing is named, in the order of the page", () => {
  expect(Object.keys(faultsOf(NOTHING, AT_DISTANCE))).toEqual([
    "name",
    "typed",
    "conditions",
    "withdrawal",
  ]);
});

test("at the counter there is no withdrawal to read about", () => {
  expect(faultsOf(SIGNED, AT_COUNTER)).toEqual({});
});

test("at a distance the information on withdrawing must be read, and an early start is a choice", () => {
  expect(Object.keys(faultsOf(SIGNED, AT_DISTANCE))).toEqual(["withdrawal"]);
});

test.each([
  ["", ["code"]],
  ["12345", ["code"]],
  ["042 137", []],
])("a shop that asks for a code wants six digits: « %s »", (code, missing) => {
  const faults = faultsOf({ ...SIGNED, code }, { ...AT_COUNTER, needs_code: true });
  expect(Object.keys(faults)).toEqual(missing);
});

test.each<[string, Partial<Acceptance>, unknown]>([
  ["drawn", {}, { kind: "drawn", strokes: "M1 2L3 4" }],
  ["typed", { strokes: "", typed: " Camille " }, { kind: "typed", text: "Camille" }],
  [
    "drawn and typed, it is the drawing",
    { typed: "Camille" },
    { kind: "drawn", strokes: "M1 2L3 4" },
  ],
  ["a lone dot", { strokes: "M1 2" }, undefined],
])("a signature %s", (_case, change, expected) => {
  expect(signatureOf({ ...SIGNED, ...change })).toEqual(expected);
});
