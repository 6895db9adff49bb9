import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addMinutes, DEFAULT_ZONE as PARIS, epochOf, toInstant, type Instant } from "../time.ts";
import { DURATIONS } from "./event-time.ts";
import {
  eventFaults,
  fieldsOf,
  mayPlan,
  NO_EVENT,
  timesOf,
  withDurationField,
  withEndFields,
  withFullday,
  withStartFields,
} from "./event-fields.ts";

const at = (text: string): Instant => toInstant(Date.parse(text));
const MONDAY_AT_2 = {
  start_at: at("2026-11-23T14:00:00+01:00"),
  end_at: at("2026-11-23T15:00:00+01:00"),
  assigned_to: ["karim"],
};
const monday = fieldsOf(MONDAY_AT_2, PARIS);

test("an appointment is written at the shop's clock", () => {
  expect(monday).toEqual({
    start_date: "2026-11-23",
    start_time: "14:00",
    end_date: "2026-11-23",
    end_time: "15:00",
    duration: 60,
    fullday: false,
    assigned_to: ["karim"],
    notes: "",
  });
});

describe("one gesture, and what follows it", () => {
  test("a duration change recalculates the end", () => {
    for (const duration of DURATIONS) {
      const next = withDurationField(monday, duration, PARIS);
      expect(timesOf(next, PARIS)?.end_at).toBe(addMinutes(MONDAY_AT_2.start_at, duration));
    }
  });

  test("an end change recalculates the duration", () => {
    expect(withEndFields(monday, { end_time: "16:30" }, PARIS).duration).toBe(150);
    expect(withEndFields(monday, { end_date: "2026-11-24" }, PARIS).duration).toBe(1500);
  });

  test("changing the start moves the whole appointment", () => {
    const next = withStartFields(monday, { start_date: "2026-12-01", start_time: "23:30" }, PARIS);
    expect(next).toMatchObject({ end_date: "2026-12-02", end_time: "00:30", duration: 60 });
  });

  test("the first date typed is also that of the end, the first time gives it its hour", () => {
    const dated = withStartFields(NO_EVENT, { start_date: "2026-11-23" }, PARIS);
    expect(dated).toMatchObject({ end_date: "2026-11-23", end_time: "" });
    const timed = withStartFields(dated, { start_time: "09:15" }, PARIS);
    expect(timed).toMatchObject({ end_time: "10:15", duration: 60 });
  });

  test("an end typed before the start is kept as typed and said", () => {
    const next = withEndFields(monday, { end_time: "13:00" }, PARIS);
    expect(next).toMatchObject({ end_time: "13:00", duration: -60 });
    expect(eventFaults(next, PARIS)).toEqual({ end_date: "end-before-start" });
  });

  test("moving the start after such an end never leaves a negative duration", () => {
    const wrong = withEndFields(monday, { end_time: "13:00" }, PARIS);
    expect(withStartFields(wrong, { start_time: "15:00" }, PARIS).duration).toBe(0);
  });
});

describe("whole days", () => {
  test("run from the start of the first day to the end of the last", () => {
    const days = withEndFields(withFullday(monday, true, PARIS), { end_date: "2026-11-25" }, PARIS);
    expect(timesOf(days, PARIS)).toEqual({
      start_at: at("2026-11-23T00:00:00+01:00"),
      end_at: at("2026-11-25T23:59:59.999+01:00"),
      duration: 3 * 1440,
    });
  });

  test("the day the clock goes back has twenty-five hours", () => {
    const day = withFullday(
      { ...monday, start_date: "2026-10-25", end_date: "2026-10-25" },
      true,
      PARIS,
    );
    expect(timesOf(day, PARIS)?.duration).toBe(25 * 60);
  });

  test("are read back as the days they are", () => {
    const event = {
      start_at: at("2026-11-23T00:00:00+01:00"),
      end_at: at("2026-11-26T00:00:00+01:00"),
      assigned_to: ["lea"],
      fullday: true,
      notes: "Congé",
    };
    expect(fieldsOf(event, PARIS)).toMatchObject({
      start_date: "2026-11-23",
      end_date: "2026-11-25",
      start_time: "",
      notes: "Congé",
    });
  });

  test("need no hour, and the last day follows a first day moved after it", () => {
    const day = withFullday(monday, true, PARIS);
    expect(mayPlan(day, PARIS)).toBe(true);
    expect(withStartFields(day, { start_date: "2026-12-24" }, PARIS).end_date).toBe("2026-12-24");
  });

  test("given up, ask for hours again with the ordinary duration", () => {
    const back = withFullday(withFullday(monday, true, PARIS), false, PARIS);
    expect(back).toEqual(monday);
  });

  test("back to hours that were never typed asks for them, with the ordinary duration", () => {
    const days = { ...monday, start_time: "", end_time: "", fullday: true, duration: 4320 };
    const back = withFullday({ ...days, end_date: "2026-11-25" }, false, PARIS);
    expect(back).toMatchObject({ duration: 60, end_date: "2026-11-23" });
    expect(eventFaults(back, PARIS)).toMatchObject({ start_time: "time-missing" });
  });
});

describe("save is enabled only if at least one person is assigned and both start and end are set", () => {
  test.each([
    ["no date", { start_date: "" }, { start_date: "date-missing" }],
    ["no time", { start_time: "" }, { start_time: "time-missing" }],
    ["no end date", { end_date: "" }, { end_date: "end-date-missing" }],
    ["no end time", { end_time: "" }, { end_time: "end-time-missing" }],
    ["an hour that no clock shows", { start_time: "24:00" }, { start_time: "time-missing" }],
    ["nobody", { assigned_to: [] }, { assigned_to: "nobody-assigned" }],
  ])("%s", (_, change, faults) => {
    const fields = { ...monday, ...change };
    expect(eventFaults(fields, PARIS)).toEqual(faults);
    expect(mayPlan(fields, PARIS)).toBe(false);
  });

  test("otherwise it may be saved", () => expect(mayPlan(monday, PARIS)).toBe(true));
});

test("any appointment to the minute survives being written in fields and read again", () => {
  const minutes = fc.integer({ min: 0, max: 525_600 });
  fc.assert(
    fc.property(minutes, fc.integer({ min: 1, max: 3_000 }), (start, length) => {
      const start_at = addMinutes(at("2026-01-01T00:00:00Z"), start);
      const event = { start_at, end_at: addMinutes(start_at, length), assigned_to: [] };
      const read = timesOf(fieldsOf(event, "UTC"), "UTC");
      expect(read?.start_at).toBe(event.start_at);
      expect(epochOf(read?.end_at ?? start_at)).toBe(epochOf(event.end_at));
    }),
  );
});
