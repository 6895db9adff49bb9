import { expect, test } from "vitest";
import type { Instant } from "../../time.ts";
import { peopleOf } from "./people.ts";

const visit = (id: string, day: number, status: string, ...assigned_to: string[]) => ({
  id,
  status,
  start_at: `2026-11-${day}T09:00:00.000Z` as Instant,
  assigned_to,
});

test.each([
  ["nobody without an appointment", null, [], []],
  ["those of the only appointment", null, [visit("a", 20, "DONE", "karim")], ["karim"]],
  [
    "those of the last one, whatever the order of reading",
    null,
    [visit("b", 25, "TODO", "lea", "marc"), visit("a", 20, "DONE", "karim")],
    ["lea", "marc"],
  ],
  [
    "not those of a cancelled one",
    null,
    [visit("a", 20, "DONE", "karim"), visit("b", 25, "CANCEL", "lea")],
    ["karim"],
  ],
  ["the person it is entrusted to first", "sylvie", [visit("a", 20, "TODO", "karim")], ["sylvie"]],
])("%s", (_, technician_id, events, expected) => {
  expect(peopleOf({ technician_id, events })).toEqual(expected);
});
