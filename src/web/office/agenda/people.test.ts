import { expect, test } from "vitest";
import { namesOf, peopleOf } from "./people.ts";

const person = (id: string, bookable = true) => ({
  id,
  firstname: id,
  lastname: "",
  bookable,
  color: "#5e2abb",
});
const SHOP = [person("marc", false), person("karim"), person("sylvie", false), person("lea")];
const of = (...assigned_to: string[]) => ({ assigned_to });

test.each<[string, Parameters<typeof peopleOf>[1], string[]]>([
  ["those who can be booked", [], ["karim", "lea"]],
  ["the owner, who has an appointment", [of("marc")], ["karim", "lea", "marc"]],
  [
    "the front desk, with a technician",
    [of("karim", "sylvie"), of("sylvie")],
    ["karim", "lea", "sylvie"],
  ],
  ["somebody who left", [of("hugo"), of("gael", "karim")], ["karim", "lea", "gael", "hugo"]],
])("the agenda has a place for %s", (_, entries, ids) => {
  expect(peopleOf(SHOP, entries).map(({ id }) => id)).toEqual(ids);
});

test("where nobody can be booked, everybody has one", () => {
  const shop = [person("marc", false), person("sylvie", false)];
  expect(peopleOf(shop, [of("marc")])).toEqual(shop);
});

test("who left is called a former colleague", () => {
  const nameOf = namesOf(SHOP);
  expect([nameOf("karim"), nameOf("hugo")]).toEqual(["karim", "Ancien collègue"]);
});
