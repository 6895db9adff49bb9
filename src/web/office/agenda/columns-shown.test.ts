import { expect, test } from "vitest";
import type { View } from "./period.ts";
import { shownPeople, viewShown } from "./columns-shown.ts";

type Views = Parameters<typeof viewShown>[0];
const HABIT: Views = { asked: undefined, kept: "week", isPhone: false, isChosen: true };

test.each<[string, Partial<Views>, View]>([
  ["the address says first", { asked: "day" }, "day"],
  ["then what was last chosen", {}, "week"],
  ["on a telephone too, once somebody chose", { isPhone: true }, "week"],
  ["a telephone opens on the day", { isPhone: true, isChosen: false }, "day"],
  ["any other type is kept as it is", { kept: "other" }, "other"],
  ["a desk on the days of its parameters", { isChosen: false, kept: "4day" }, "4day"],
])("the view: %s", (_, change, view) => expect(viewShown({ ...HABIT, ...change })).toBe(view));

type People = Parameters<typeof shownPeople>[0];
const DESK: People = {
  asked: undefined,
  known: ["karim", "lea", "hugo"].map((id) => ({ id, bookable: true })),
  kept: [],
  isPhone: false,
  me: "lea",
};

test.each<[string, Partial<People>, string[]]>([
  ["everybody on a desk", {}, ["karim", "lea", "hugo"]],
  ["whom the address names, in the shop's order", { asked: "hugo,karim" }, ["karim", "hugo"]],
  ["those chosen last on this desk", { kept: ["hugo"] }, ["hugo"]],
  [
    "everybody when the address names nobody of the shop",
    { asked: "marc" },
    ["karim", "lea", "hugo"],
  ],
  ["everybody when those chosen have left", { kept: ["marc"] }, ["karim", "lea", "hugo"]],
  ["oneself on a telephone", { isPhone: true }, ["lea"]],
  ["those chosen last on this telephone", { isPhone: true, kept: ["hugo"] }, ["hugo"]],
  [
    "the first and oneself on the telephone of an owner who has an appointment",
    { isPhone: true, me: "marc", known: [...DESK.known, { id: "marc", bookable: false }] },
    ["karim", "marc"],
  ],
  ["the first on the telephone of who goes nowhere", { isPhone: true, me: "sylvie" }, ["karim"]],
  ["whom the address names on a telephone too", { isPhone: true, asked: "hugo" }, ["hugo"]],
  ["nobody where nobody works", { known: [], isPhone: true }, []],
])("the people: %s", (_, change, people) =>
  expect(shownPeople({ ...DESK, ...change })).toEqual(people),
);
