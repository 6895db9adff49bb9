import { describe, expect, test } from "vitest";
import { addMinutes, instantAt, wallMinutesOf, dateOf, type LocalDate } from "../../time.ts";
import { ABSENCE_KIND, newEvent, type AgendaEvent } from "../event.ts";
import { followChange } from "./follow.ts";
import type { Occurrence } from "./rule.ts";

const PARIS = "Europe/Paris";
const MONDAYS = ["2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09"] as LocalDate[];
const on = (due_on: LocalDate, facts: Partial<AgendaEvent> = {}, hour = 9): Occurrence => ({
  due_on,
  event: newEvent({
    id: due_on,
    shop_id: "s",
    kind: ABSENCE_KIND,
    start_at: instantAt(facts.start_at ? dateOf(facts.start_at, PARIS) : due_on, hour * 60, PARIS),
    duration: 180,
    assigned_to: ["karim"],
    notes: "Formation",
    ...facts,
  }),
});
const [first, second, third, fourth] = MONDAYS;
if (!first || !second || !third || !fourth) throw new Error("four Mondays");
const before = on(first);
const followed = (after: Partial<AgendaEvent>, later: readonly Occurrence[]) =>
  followChange({ before, after: { ...before.event, ...after }, zone: PARIS }, later).map(
    ({ event, due_on }) => [
      event.id,
      dateOf(event.start_at, PARIS),
      wallMinutesOf(event.start_at, PARIS) / 60,
      event.duration,
      due_on,
    ],
  );
const at = (date: LocalDate, hour: number) => {
  const start_at = instantAt(date, hour * 60, PARIS);
  return { start_at, end_at: addMinutes(start_at, 180) };
};

describe("the events after the one that changed", () => {
  test("go to its hour of the clock, on winter time too", () => {
    expect(followed(at(first, 14), [on(second), on(third)])).toEqual([
      [second, second, 14, 180, second],
      [third, third, 14, 180, third],
    ]);
  });

  test("go to its day of the week", () => {
    const tuesday = "2026-10-20" as LocalDate;
    expect(followed(at(tuesday, 9), [on(second)])).toEqual([
      [second, "2026-10-27", 9, 180, "2026-10-27"],
    ]);
  });

  test("take its new length, people and notes", () => {
    const { start_at } = before.event;
    const longer = { start_at, end_at: addMinutes(start_at, 240) };
    expect(followed(longer, [on(second)])[0]?.[3]).toBe(240);
    const resource_ids = ["van"];
    const change = { ...before.event, assigned_to: ["lea"], notes: "École", resource_ids };
    const [next] = followChange({ before, after: change, zone: PARIS }, [on(second)]);
    expect(next?.event).toMatchObject({ assigned_to: ["lea"], notes: "École", resource_ids });
  });

  test("become whole days with it, and hours again", () => {
    const whole = { ...at(first, 0), end_at: addMinutes(at(first, 0).start_at, 1440 - 1) };
    const [next] = followChange(
      { before, after: { ...before.event, ...whole, fullday: true }, zone: PARIS },
      [on(second)],
    );
    expect(next?.event).toMatchObject({ fullday: true });
  });
});

describe("what stays as it is", () => {
  test.each<[string, Occurrence]>([
    ["an event moved alone to another hour", on(second, {}, 16)],
    ["an event moved alone to another day", on(second, at("2026-10-28" as LocalDate, 9))],
    ["an event that is done", on(second, { status: "DONE" })],
    ["an event that was cancelled", on(second, { status: "CANCEL" })],
    ["an event of before", on("2026-10-12" as LocalDate)],
  ])("%s", (_, other) => {
    expect(followed(at(first, 14), [other])).toEqual([]);
  });

  test("the people of an event that was handed over alone, whose hours still follow", () => {
    const other = on(second, { assigned_to: ["hugo"] });
    const change = { ...before.event, ...at(first, 14), assigned_to: ["lea"] };
    const [next] = followChange({ before, after: change, zone: PARIS }, [other]);
    expect(next?.event.assigned_to).toEqual(["hugo"]);
    expect(next && wallMinutesOf(next.event.start_at, PARIS)).toBe(14 * 60);
  });

  test("everything, when nothing changed", () => {
    expect(followed({}, [on(second), on(third), on(fourth)])).toEqual([]);
    expect(followed({ status: "DONE" }, [on(second)])).toEqual([]);
  });
});
