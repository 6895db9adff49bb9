import { expect, test } from "vitest";
import { parseInstant, parseLocalDate, type LocalDate } from "../../time.ts";
import type { PlannedIdentity, ShopIdentity } from "./identity.ts";
import { checkToCome, identityOn, MOST_PLANNED, planIdentity } from "./plan.ts";

const day = (text: string): LocalDate => {
  const date = parseLocalDate(text);
  if (!date) throw new Error(text);
  return date;
};
const now = parseInstant("2026-11-24T09:00:00Z");
if (!now) throw new Error("no instant");
const clock = { at: now, zone: "Europe/Paris" };

const identity: ShopIdentity = {
  name: "Atelier Garonne",
  legal_name: "Atelier Garonne SARL",
  legal_form: "SARL",
  capital: "10 000 €",
  siret: "90123456800017",
  register: "",
  vat_regime: "normal",
  vat_number: "",
  iban: "",
  insurance: "",
  mediator: "",
  address: { street: "", complement: "", zipcode: "31000", city: "Toulouse", lat: null, lon: null },
};
const planned: PlannedIdentity[] = [
  { id: "a", valid_from: day("2027-01-01"), changes: { capital: "20 000 €" } },
];
const plan = (id: string, from: string, changes: PlannedIdentity["changes"]) =>
  planIdentity({ id, valid_from: day(from), changes, identity, planned }, clock);

test.each([
  ["a new form from January on", "b", "2027-01-01", { legal_form: "SAS" }, { legal_form: "SAS" }],
  ["the capital of that day again", "b", "2027-02-01", { capital: "20 000 €" }, "nothing"],
  ["today's capital after the change", "b", "2027-02-01", { capital: "10 000 €" }, "kept"],
  ["today's capital before the change", "b", "2026-12-01", { capital: "10 000 €" }, "nothing"],
  ["the plan itself, corrected", "a", "2027-01-01", { capital: "25 000 €" }, "kept"],
  ["the plan itself, back to today's", "a", "2027-01-01", { capital: "10 000 €" }, "nothing"],
  ["today", "b", "2026-11-24", { legal_form: "SAS" }, "past"],
  ["yesterday", "b", "2026-11-23", { legal_form: "SAS" }, "past"],
])("%s: %s", (_, id, from, changes, expected) => {
  const read = plan(id, from, changes);
  if (expected === "kept") return expect(read).toEqual(changes);
  if (typeof expected === "object") return expect(read).toEqual(expected);
  const sentence = expected === "past" ? /^Choisissez un jour à venir/ : /^Rien ne change/;
  return expect(read).toMatchObject({
    refused: "bad-input",
    detail: { valid_from: expect.stringMatching(sentence) },
  });
});

test("a plan too many is refused, a correction of one is not", () => {
  const many = Array.from({ length: MOST_PLANNED }, (_, n) => ({
    id: `p${n}`,
    valid_from: day("2027-01-01"),
    changes: { capital: `${n} €` },
  }));
  const one = { valid_from: day("2027-01-01"), changes: { legal_form: "SAS" }, identity };
  expect(planIdentity({ ...one, id: "x", planned: many }, clock)).toMatchObject({
    detail: { valid_from: expect.stringMatching(/^20 changements prévus au plus/) },
  });
  expect(planIdentity({ ...one, id: "p1", planned: many }, clock)).toEqual({ legal_form: "SAS" });
});

test("the identity of a day is that of today with the plans due by then, but for the one being written", () => {
  expect(identityOn(identity, planned, { day: day("2026-12-31"), without: "" }).capital).toBe(
    "10 000 €",
  );
  expect(identityOn(identity, planned, { day: day("2027-01-01"), without: "" }).capital).toBe(
    "20 000 €",
  );
  expect(identityOn(identity, planned, { day: day("2027-01-01"), without: "a" }).capital).toBe(
    "10 000 €",
  );
});

test("what has taken effect is neither corrected nor taken back", () => {
  expect(checkToCome({ valid_from: day("2026-11-24") }, clock)).toEqual({
    refused: "identity-past",
  });
  expect(checkToCome({ valid_from: day("2026-11-25") }, clock)).toBeUndefined();
});
