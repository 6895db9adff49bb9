import { describe, expect, test } from "vitest";
import { instantAt, type LocalDate } from "../../time.ts";
import { ABSENCE_KIND, newEvent, type AgendaEvent } from "../event.ts";
import { workshopLoad } from "./workshop.ts";

const PARIS = "Europe/Paris";
const MONDAY = "2026-11-23" as LocalDate;
const people = ["karim", "lea"].map((id) => ({ id, hours: [{ from: 540, to: 1020 }] }));
const event = (hour: number, minutes: number, facts: Partial<AgendaEvent>, date = MONDAY) =>
  newEvent({
    id: `${hour}`,
    shop_id: "s",
    kind: "Réparation",
    where: "Atelier",
    start_at: instantAt(date, hour * 60, PARIS),
    duration: minutes,
    assigned_to: ["karim"],
    ...facts,
  });
const load = (events: readonly AgendaEvent[], date = MONDAY) =>
  workshopLoad(events, people, { date, zone: PARIS });

describe("the workshop's day", () => {
  test.each<[string, AgendaEvent[], number, number]>([
    ["is open as long as its people work", [], 0, 960],
    ["is booked by what is done on its benches", [event(9, 120, {})], 120, 960],
    [
      "counts the hours of two people on one machine twice",
      [event(9, 60, { assigned_to: ["karim", "lea"] })],
      120,
      960,
    ],
    [
      "loses the person who goes out, trips included",
      [event(10, 60, { where: "Chez le client", trip_duration_before: 30 })],
      0,
      870,
    ],
    ["loses the person who is away", [event(9, 240, { kind: ABSENCE_KIND })], 0, 720],
    ["forgets what was cancelled", [event(9, 60, { status: "CANCEL" })], 0, 960],
    ["leaves out who does not work there", [event(9, 60, { assigned_to: ["sylvie"] })], 0, 960],
  ])("%s", (_, events, busy, worked) => {
    expect(load(events)).toEqual({ busy, worked });
  });

  test.each([
    ["of 23 hours", "2027-03-28" as LocalDate],
    ["of 25 hours", "2026-10-25" as LocalDate],
  ])("%s counts the hours of the clock that are worked", (_, date) => {
    expect(load([event(10, 90, {}, date)], date)).toEqual({ busy: 90, worked: 960 });
  });
});
