import { expect, test } from "vitest";
import { newEvent, type AgendaEvent } from "../../../../domain/agenda/event.ts";
import { addDays, instantAt, type LocalDate } from "../../../../domain/time.ts";
import type { AgendaPerson } from "../people.ts";
import type { AgendaEntry } from "../query.ts";
import { roundPages } from "./pages.ts";

const PARIS = "Europe/Paris";
const MONDAY = "2026-11-23" as LocalDate;
const [karim, lea] = ["karim", "lea"].map((id): AgendaPerson => ({
  id,
  firstname: id,
  lastname: "",
  bookable: true,
  color: "#5e2abb",
}));
if (!karim || !lea) throw new Error("no people");
const visit = (id: string, day: number, hour: number, facts: Partial<AgendaEvent> = {}) => {
  const start_at = instantAt(addDays(MONDAY, day), hour * 60, PARIS);
  const event = newEvent({ id, shop_id: "s", kind: "Réparation", start_at });
  const { assigned_to = ["karim"], ...other } = facts;
  const entry: AgendaEntry = {
    ...event,
    ...other,
    __typename: "Event",
    assigned_to: [...assigned_to],
    resource_ids: [],
    repair: null,
  };
  return entry;
};
const printed = (entries: readonly AgendaEntry[]) =>
  roundPages({
    dates: [MONDAY, addDays(MONDAY, 1)],
    zone: PARIS,
    entries,
    people: [karim, lea],
  }).map(({ date, person, visits }) => [date.slice(8), person?.id, visits.map(({ id }) => id)]);

test("a page a technician and a day, its visits in the order of their hours", () => {
  expect(
    printed([
      visit("late", 0, 16),
      visit("early", 0, 9),
      visit("lea", 0, 10, { assigned_to: ["lea"] }),
      visit("both", 1, 9, { assigned_to: ["karim", "lea"] }),
    ]),
  ).toEqual([
    ["23", "karim", ["early", "late"]],
    ["23", "lea", ["lea"]],
    ["24", "karim", ["both"]],
    ["24", "lea", ["both"]],
  ]);
});

test("no page without a visit, none for what was cancelled, one for what no one has yet", () => {
  expect(printed([visit("gone", 0, 9, { status: "CANCEL" })])).toEqual([]);
  expect(printed([visit("free", 1, 9, { assigned_to: [] })])).toEqual([
    ["24", undefined, ["free"]],
  ]);
});
