import { describe, expect, test } from "vitest";
import { instantAt, type Instant, type LocalDate } from "../../time.ts";
import { newEvent, type AgendaEvent } from "../event.ts";
import { planningFaults, planningOf, withPlanning } from "./fields.ts";

const ZONE = "Europe/Paris";
const at = (text: string) => new Date(text).toISOString() as Instant;
const VISIT: AgendaEvent = {
  ...newEvent({
    id: "e1",
    kind: "Réparation",
    where: "Chez le client",
    status: "TODO",
    repair_id: "r1",
    shop_id: "s1",
    assigned_to: ["u1"],
    notes: "",
    fullday: false,
    start_at: at("2026-11-23T10:00:00+01:00"),
    end_at: at("2026-11-23T11:00:00+01:00"),
    duration: 60,
  }),
  public_start_at: at("2026-11-23T09:00:00+01:00"),
  public_end_at: at("2026-11-23T11:00:00+01:00"),
  constraint_end_at: at("2026-11-27T18:00:00+01:00"),
  trip_duration_before: 20,
};

describe("what is planned around an appointment", () => {
  test("is shown on the shop's clock", () => {
    expect(planningOf(VISIT, ZONE)).toEqual({
      public_from: "09:00",
      public_to: "11:00",
      public_days: 0,
      wish_from: "",
      wish_to: "2026-11-27T18:00",
      trip_before: 20,
      trip_after: 0,
      included_before: false,
      included_after: true,
    });
  });

  test("stays as it was when nothing was typed", () => {
    expect(withPlanning(VISIT, {}, ZONE)).toBe(VISIT);
    expect(withPlanning(VISIT, planningOf(VISIT, ZONE), ZONE)).toEqual(VISIT);
  });

  test("the window announced is of the day of the appointment, also on the day the clocks change", () => {
    const sunday = { ...VISIT, start_at: at("2027-03-28T10:00:00+02:00") };
    expect(withPlanning(sunday, { public_from: "01:30", public_to: "12:00" }, ZONE)).toMatchObject({
      public_start_at: at("2027-03-28T01:30:00+01:00"),
      public_end_at: at("2027-03-28T12:00:00+02:00"),
    });
  });

  test("a window of several days keeps its days: its last hour may be earlier than its first", () => {
    const works = {
      ...VISIT,
      start_at: at("2026-11-23T14:00:00+01:00"),
      public_start_at: at("2026-11-23T14:00:00+01:00"),
      public_end_at: at("2026-11-26T11:00:00+01:00"),
    };
    const shown = planningOf(works, ZONE);
    expect(shown).toMatchObject({ public_from: "14:00", public_to: "11:00", public_days: 3 });
    expect(planningFaults(shown)).toEqual({});
    expect(withPlanning(works, { trip_before: 15 }, ZONE)).toEqual({
      ...works,
      trip_duration_before: 15,
    });
    expect(withPlanning(works, { public_to: "10:00" }, ZONE)).toMatchObject({
      public_start_at: works.public_start_at,
      public_end_at: at("2026-11-26T10:00:00+01:00"),
    });
  });

  test("an hour that the change of clocks skips is the one that the shop's clock shows instead", () => {
    const skipped = withPlanning(VISIT, { wish_from: "2026-03-29T02:30" }, ZONE);
    const shown = instantAt("2026-03-29" as LocalDate, 150, ZONE);
    expect(skipped?.constraint_start_at).toBe(shown);
  });

  test("emptied, nothing is announced and nothing is wished", () => {
    const emptied = { public_from: "", public_to: "", wish_to: "" };
    expect(withPlanning(VISIT, emptied, ZONE)).toEqual({
      ...VISIT,
      public_start_at: null,
      public_end_at: null,
      constraint_end_at: null,
    });
  });

  test("the trips are typed with whether the hours hold them", () => {
    const trips = { trip_before: 35, included_before: true, trip_after: 15, included_after: false };
    expect(withPlanning(VISIT, trips, ZONE)).toMatchObject({
      trip_duration_before: 35,
      trip_is_included_before: true,
      trip_duration_after: 15,
      trip_is_included_after: false,
      public_start_at: VISIT.public_start_at,
    });
  });

  test.each([
    [{ public_from: "" }, { public_from: "window-incomplete" }],
    [{ public_to: "" }, { public_to: "window-incomplete" }],
    [{ public_to: "08:00" }, { public_to: "window-reversed" }],
    [{ wish_from: "2026-11-28T09:00" }, { wish_to: "wish-reversed" }],
    [{ trip_before: -5 }, { trip_before: "trip-long" }],
    [{ trip_after: 1441 }, { trip_after: "trip-long" }],
    [{ trip_after: 2.5 }, { trip_after: "trip-long" }],
  ])("%j is not saved", (typed, faults) => {
    expect(withPlanning(VISIT, typed, ZONE)).toBeUndefined();
    expect(planningFaults({ ...planningOf(VISIT, ZONE), ...typed })).toEqual(faults);
  });
});
