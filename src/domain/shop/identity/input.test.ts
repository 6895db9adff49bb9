import { expect, test } from "vitest";
import { parsePlan } from "./input.ts";

const readers = { readPhone: (text: string) => text, readEmail: (text: string) => text };
const ID = "01990000-0000-7000-8000-0000000000aa";
const parse = (value: object) => parsePlan({ id: ID, valid_from: "2027-01-01", ...value }, readers);

test("a plan keeps its day and the fields of the identity, cleaned as those of the settings", () => {
  const base = { capital: "10 000 €", valid_from: "2027-02-01" };
  expect(parse({ capital: " 20 000  € ", siret: "732 829 320 00074", base })).toEqual({
    id: ID,
    valid_from: "2027-01-01",
    sent: { capital: "20 000 €", siret: "73282932000074" },
    base,
  });
});

test("what is not of the identity has no date, and is left out", () => {
  expect(parse({ cgv: "Article 9.", slug: "autre", phone: "05", capital: "" })).toMatchObject({
    sent: { capital: "" },
  });
});

test.each([
  ["valid_from", { valid_from: "demain" }],
  ["valid_from", { valid_from: "2027-02-30" }],
  ["id", { id: "1" }],
  ["siret", { siret: "123" }],
  ["legal_name", { legal_name: "  " }],
  ["address.zipcode", { address: { zipcode: "31" } }],
])("a wrong %s is refused in French", (field, wrong) => {
  expect(parse(wrong)).toMatchObject({
    refused: "bad-input",
    detail: { [field]: expect.stringMatching(/\.$/) },
  });
});
