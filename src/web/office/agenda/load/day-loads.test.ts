import { expect, test } from "vitest";
import { ABSENCE_KIND, newEvent } from "../../../../domain/agenda/event.ts";
import { instantAt, type LocalDate } from "../../../../domain/time.ts";
import { dayLoadOf } from "./day-loads.ts";

const PARIS = "Europe/Paris";
const MONDAY = "2026-11-23" as LocalDate;
const event = (hour: number, person: string, duration = 60, kind = "Autre") =>
  newEvent({
    id: `${person} ${hour}`,
    shop_id: "s",
    kind,
    start_at: instantAt(MONDAY, hour * 60, PARIS),
    end_at: instantAt(MONDAY, hour * 60 + duration, PARIS),
    assigned_to: [person],
  });
const load = (events: ReturnType<typeof event>[], person?: string) =>
  dayLoadOf(
    {
      events,
      zone: PARIS,
      people: ["karim", "lea"],
      hoursOf: () => [{ from: 540, to: 1020 }],
    },
    MONDAY,
    person,
  );

test("a person's day counts their own appointments", () => {
  const events = [event(9, "karim"), event(10, "lea", 120)];
  expect(load(events, "lea")).toEqual({
    share: 0.25,
    level: "free",
    text: "Occupé 2\u202fh sur 8\u202fh",
  });
});

test("together, the hours of all are set against the hours that all work", () => {
  const events = [event(9, "karim", 480), event(10, "lea", 240)];
  expect(load(events)).toEqual({
    share: 0.75,
    level: "busy",
    text: "Occupé 12\u202fh sur 16\u202fh",
  });
});

test("a day away has no load, and one full day does not hide behind an empty one", () => {
  const away = event(8, "lea", 600, ABSENCE_KIND);
  expect(load([away], "lea")).toBeUndefined();
  expect(load([away, event(9, "karim", 480)])?.share).toBe(1);
});
