import { expect, test } from "vitest";
import { ABSENCE_KIND, newEvent, type AgendaEvent } from "../../../../domain/agenda/event.ts";
import {
  addDays,
  addMinutes,
  instantAt,
  startOfDay,
  type LocalDate,
} from "../../../../domain/time.ts";
import type { AgendaEntry } from "../query.ts";
import { firstFreeOn } from "./free-hour.ts";
import { cellsOf, entriesOn, workshopLoads } from "./rows.ts";

const PARIS = "Europe/Paris";
const MONDAY = "2026-11-23" as LocalDate;
const TUESDAY = addDays(MONDAY, 1);
const at = (hour: number) => instantAt(MONDAY, hour * 60, PARIS);
const entry = (id: string, hour: number, facts: Partial<AgendaEvent> = {}): AgendaEntry => ({
  ...newEvent({
    id,
    shop_id: "s",
    kind: "Autre",
    start_at: at(hour),
    assigned_to: ["karim"],
    ...facts,
  }),
  __typename: "Event",
  assigned_to: [...(facts.assigned_to ?? ["karim"])],
  resource_ids: [],
  repair: null,
});
const away = entry("away", 0, {
  kind: ABSENCE_KIND,
  fullday: true,
  end_at: startOfDay(addDays(TUESDAY, 1), PARIS),
});
const weekOf = (entries: readonly AgendaEntry[]) => ({
  dates: [MONDAY, TUESDAY],
  zone: PARIS,
  entries,
  looks: new Map(),
  hoursOf: () => [{ from: 540, to: 1080 }],
});

test("a day lists whole days first, then the hours in their order", () => {
  const night = entry("night", 23, { end_at: addMinutes(at(23), 120) });
  const found = (date: LocalDate) =>
    entriesOn([entry("late", 16), night, entry("early", 9), away], date, PARIS).map(({ id }) => id);
  expect(found(MONDAY)).toEqual(["away", "early", "late", "night"]);
  expect(found(TUESDAY)).toEqual(["away", "night"]);
});

test("what ends at midnight is not shown the day after", () => {
  const evening = entry("evening", 22, { end_at: startOfDay(TUESDAY, PARIS) });
  expect(entriesOn([evening], TUESDAY, PARIS)).toEqual([]);
});

test("each day of a person says how full it is", () => {
  const [monday, tuesday] = cellsOf(
    weekOf([entry("a", 9), entry("b", 14), entry("c", 14, { assigned_to: [] })]),
    "karim",
  );
  expect(monday).toMatchObject({ open: true, cards: [{ id: "a", time: "9\u202fh" }, { id: "b" }] });
  expect(monday?.load).toEqual({
    share: 120 / 540,
    level: "free",
    text: "Occupé 2\u202fh sur 9\u202fh",
  });
  expect(tuesday?.load?.text).toBe("Rien de prévu sur 9\u202fh");
});

test("a day off without work says nothing; appointments of no one have no load", () => {
  const [monday] = cellsOf(weekOf([away]), "karim");
  expect(monday?.load).toBeUndefined();
  expect(monday?.cards).toMatchObject([{ time: "Journée" }]);
  const [alone] = cellsOf(weekOf([entry("c", 14, { assigned_to: [] })]), undefined);
  expect([alone?.load, alone?.cards.length]).toEqual([undefined, 1]);
});

test("a new appointment goes to the first free hour, else to the beginning of the day", () => {
  const day = { date: MONDAY, person: "karim", hours: [{ from: 540, to: 660 }], otherwise: 540 };
  const clock = { zone: PARIS, now: 0, step: 60 };
  const taken = (from: number, to: number) => ({
    id: "x",
    title: "",
    color: "",
    assigned_to: ["karim"],
    start: Date.parse(at(from)),
    end: Date.parse(at(to)),
    margin_before: 0,
    margin_after: 0,
  });
  expect(firstFreeOn(day, [taken(9, 10)], clock)).toEqual({ start_at: at(10), end_at: at(11) });
  expect(firstFreeOn(day, [taken(9, 11)], clock)).toEqual({ start_at: at(9), end_at: at(10) });
});

test("the benches of a day: what is booked at the workshop over who is there", () => {
  const entries = [
    entry("a", 9, { where: "Atelier" }),
    entry("b", 14, { where: "Chez le client" }),
  ];
  const [monday, tuesday] = workshopLoads(weekOf(entries), ["karim"]);
  expect(monday?.text).toBe("Occupé 1\u202fh sur 8\u202fh");
  expect(tuesday?.text).toBe("Rien de prévu sur 9\u202fh");
});
