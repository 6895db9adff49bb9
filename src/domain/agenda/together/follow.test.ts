import { describe, expect, it } from "vitest";
import { addMinutes, type Instant } from "../../time.ts";
import { newEvent, type AgendaEvent } from "../event.ts";
import { followVisit } from "./follow.ts";

const at = (text: string) => `2026-11-24T${text}:00.000Z` as Instant;
const part = (id: string, start_at: Instant, facts: Partial<AgendaEvent> = {}) =>
  newEvent({
    id,
    shop_id: "garonne",
    kind: "Diagnostic / Devis",
    repair_id: id,
    visit_id: "washer",
    start_at,
    assigned_to: ["karim"],
    public_start_at: at("08:00"),
    public_end_at: at("10:00"),
    trip_is_included_after: false,
    ...facts,
  });
const washer = part("washer", at("08:30"), { trip_duration_before: 12 });
const fridge = part("fridge", at("09:30"), { trip_duration_after: 9 });

const movedBy = (event: AgendaEvent, minutes: number, facts: Partial<AgendaEvent> = {}) => ({
  ...event,
  start_at: addMinutes(event.start_at, minutes),
  end_at: addMinutes(event.end_at, minutes),
  ...facts,
});
const idsOf = (events: readonly AgendaEvent[]) => events.map(({ id }) => id);

describe("one event of a visit is moved", () => {
  it("the others are moved as much, into the same window", () => {
    const window = { public_start_at: at("13:00"), public_end_at: at("15:00") };
    const after = movedBy(washer, 300, window);
    expect(followVisit({ before: washer, after }, [fridge])).toEqual([
      after,
      movedBy(fridge, 300, window),
    ]);
  });

  it("the later one takes the earlier one along", () => {
    const after = movedBy(fridge, -30);
    expect(followVisit({ before: fridge, after }, [washer])).toEqual([after, movedBy(washer, -30)]);
  });

  it("a longer one pushes those after it only", () => {
    const after = { ...washer, duration: 90, end_at: addMinutes(washer.end_at, 30) };
    expect(followVisit({ before: washer, after }, [fridge])).toEqual([after, movedBy(fridge, 30)]);
    const longer = { ...fridge, duration: 90, end_at: addMinutes(fridge.end_at, 30) };
    expect(idsOf(followVisit({ before: fridge, after: longer }, [washer]))).toEqual(["fridge"]);
  });

  it("a colleague takes all of them, and no road is counted between two appliances", () => {
    const after = { ...washer, assigned_to: ["lea"], trip_duration_after: 20 };
    expect(followVisit({ before: washer, after }, [fridge])).toEqual([
      { ...after, trip_duration_after: 0 },
      { ...fridge, assigned_to: ["lea"] },
    ]);
    const back = { ...fridge, trip_duration_before: 20 };
    expect(followVisit({ before: fridge, after: back }, [washer])[0].trip_duration_before).toBe(0);
  });
});

it("notes, a status or an appointment of one appliance alone change nothing else", () => {
  const noted = { ...washer, notes: "Troisième étage" };
  expect(followVisit({ before: washer, after: noted }, [fridge])).toEqual([noted]);
  const cancelled = movedBy(washer, 60, { status: "CANCEL" });
  expect(followVisit({ before: washer, after: cancelled }, [fridge])).toEqual([cancelled]);
  const back = movedBy({ ...washer, status: "CANCEL" }, 60, { status: "TODO" });
  expect(followVisit({ before: { ...washer, status: "CANCEL" }, after: back }, [fridge])).toEqual([
    back,
  ]);
  const alone = movedBy(washer, 60, { trip_duration_after: 9 });
  expect(followVisit({ before: washer, after: alone }, [])).toEqual([alone]);
});
