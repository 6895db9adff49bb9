import { expect, test } from "vitest";
import { newEvent } from "../../../../domain/agenda/event.ts";
import { instantAt, type LocalDate } from "../../../../domain/time.ts";
import type { AgendaPerson } from "../people.ts";
import type { AgendaEntry } from "../query.ts";
import { monthCells } from "./cells.ts";

const PARIS = "Europe/Paris";
const MONDAY = "2026-11-23" as LocalDate;
const TUESDAY = "2026-11-24" as LocalDate;
const person = (id: string): AgendaPerson => ({
  id,
  firstname: id,
  lastname: "",
  bookable: true,
  color: "#5e2abb",
});
const entry = (id: string, hour: number, ...assigned_to: string[]): AgendaEntry => ({
  ...newEvent({ id, shop_id: "s", kind: "Autre", start_at: instantAt(MONDAY, hour * 60, PARIS) }),
  __typename: "Event",
  assigned_to,
  resource_ids: [],
  repair: null,
});
const MORNING = [entry("b", 10, "lea"), entry("a", 9, "karim"), entry("c", 11)];
const cells = (entries: readonly AgendaEntry[], room: number) =>
  monthCells({
    dates: [MONDAY, TUESDAY],
    zone: PARIS,
    entries,
    looks: new Map(),
    people: [person("karim"), person("lea")],
    room,
  });

test("a day with room shows each appointment, in the order of the hours", () => {
  const [monday, tuesday] = cells(MORNING, 5);
  expect(monday?.cards.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect([monday?.lines, tuesday?.cards]).toEqual([[], []]);
});

test("a full day shows the hours of each person, and those that no one is assigned to last", () => {
  const [monday] = cells([...MORNING, entry("d", 14, "karim", "lea")], 3);
  expect(monday?.cards).toEqual([]);
  expect(
    monday?.lines.map(({ person: who, cards: list }) => [who?.id, list.map((c) => c.id)]),
  ).toEqual([
    ["karim", ["a", "d"]],
    ["lea", ["b", "d"]],
    [undefined, ["c"]],
  ]);
});
