import { expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { assigneesAt, firstAssignees, preselectAssignees } from "./preselect.ts";
import type { FreeSlot } from "./slot-request.ts";

const skilled = (id: string, ...skills: string[]) => ({
  id,
  skills: skills.map((skill) => ({ id: skill })),
});
const KARIM = skilled("karim", "gros", "petit");
const LEA = skilled("lea", "tv");
const HUGO = skilled("hugo", "plomberie", "gros");
const GROS = { category_id: "gros" };
const slot = (user_id: string, hour: string, cost = 0): FreeSlot => {
  const start_at = `2026-11-23T${hour}:00:00.000Z` as Instant;
  return {
    user_id,
    cost,
    start_at,
    end_at: start_at,
    public_start_at: start_at,
    public_end_at: start_at,
    alternates: [],
    trip_duration_before: 0,
    trip_duration_after: 0,
    trip_is_included_before: false,
    trip_is_included_after: false,
  };
};

test.each([
  ["the only one with the skill", "tv", [], ["lea"]],
  [
    "of several, the one of the first slot",
    "gros",
    [slot("karim", "14"), slot("hugo", "09", 30)],
    ["hugo"],
  ],
  [
    "a slot of somebody without the skill does not count",
    "gros",
    [slot("lea", "08"), slot("karim", "14")],
    ["karim"],
  ],
  ["of several without any slot, nobody", "gros", [], []],
  ["nobody has it", "vitrerie", [slot("karim", "09")], []],
])("%s", (_, category_id, slots, expected) => {
  expect(preselectAssignees({ users: [KARIM, LEA, HUGO], category_id, slots })).toEqual(expected);
});

test.each<[string, Partial<Parameters<typeof firstAssignees>[0]>, readonly string[]]>([
  ["without an appliance, whoever is typing", { me: "lea" }, ["lea"]],
  ["an administrator of another shop is nobody's assignee", { me: "alix" }, []],
  ["for a machine, the only one who repairs it", { category_id: "tv", me: "hugo" }, ["lea"]],
  ["of several, whom the free slots preselect", { ...GROS, preselected: ["hugo"] }, ["hugo"]],
  ["of several, nobody before the slots are known", { ...GROS, me: "karim" }, []],
  ["nobody repairs it: not whoever answers the telephone", { category_id: "sol", me: "lea" }, []],
])("in a new appointment's form: %s", (_, given, expected) => {
  const nothing = { category_id: undefined, preselected: [], me: undefined };
  expect(firstAssignees({ users: [KARIM, LEA, HUGO], ...nothing, ...given })).toEqual(expected);
});

test.each<[string, string | undefined, string, readonly string[]]>([
  ["whoever points, while no machine is known", undefined, "hugo", ["hugo"]],
  ["the only one who repairs it, whoever points", "tv", "hugo", ["lea"]],
  ["whoever points, when they are one of several", "gros", "karim", ["karim"]],
  ["nobody of several whom the hour does not tell apart", "gros", "lea", []],
  ["nobody, when nobody repairs it", "sol", "lea", []],
])("at an hour that was pointed at: %s", (_, category_id, me, expected) => {
  expect(assigneesAt({ users: [KARIM, LEA, HUGO], category_id, me })).toEqual(expected);
});
