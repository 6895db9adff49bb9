import { expect, test } from "vitest";
import { mergeEdit } from "../../record.ts";
import { resourceChoices, resourceEdit, type Resource } from "./resource.ts";

const van: Resource = {
  id: "01990000-0000-7000-8000-0000000000d1",
  name: "Camionnette",
  kind: "vehicle",
  in_use: true,
  removed: false,
};
const lift: Resource = { ...van, id: "lift", name: "Pont 1", kind: "lift", in_use: false };
const bench: Resource = { ...van, id: "bench", name: "Établi", kind: "bench", removed: true };

test.each<[string, string[], string[]]>([
  ["a new appointment is offered what is in use", [], ["Camionnette"]],
  ["one that has the broken lift may give it back", ["lift"], ["Camionnette", "Pont 1"]],
  ["one that has what was taken out still names it", ["bench"], ["Camionnette", "Établi"]],
])("%s", (_, held, names) => {
  const choices = resourceChoices([van, lift, bench], held);
  expect(choices.map(({ name }) => name)).toEqual(names);
});

test("renamed by one and put out of use by another, it takes both", () => {
  const stored = { ...van, in_use: false };
  const renamed = { ...van, name: "Kangoo" };
  expect(mergeEdit(resourceEdit(renamed, van, stored))).toEqual({
    changes: { name: "Kangoo" },
    conflicts: [],
  });
  const other = { ...van, name: "Trafic" };
  expect(mergeEdit(resourceEdit(renamed, van, other)).conflicts).toEqual(["name"]);
  expect(mergeEdit(resourceEdit(renamed, null, other)).changes).toEqual({ name: "Kangoo" });
});
