import { describe, expect, test } from "vitest";
import { newEvent, type AgendaEvent } from "../agenda/event.ts";
import { parseInstant, type Instant } from "../time.ts";
import { appointmentChange, appointmentChanges } from "./appointment.ts";

const at = (time: string): Instant => {
  const instant = parseInstant(`2026-11-24T${time}:00Z`);
  if (!instant) throw new Error(time);
  return instant;
};
const visit = (facts: Partial<AgendaEvent> = {}) =>
  newEvent({
    id: "visit",
    shop_id: "garonne",
    start_at: at("09:00"),
    kind: "Réparation",
    repair_id: "vidal",
    ...facts,
  });
const moved = visit({ start_at: at("14:00"), end_at: at("15:00") });
const announced = visit({ public_start_at: at("08:00"), public_end_at: at("10:00") });
const cancelled = visit({ status: "CANCEL" });

test.each<[string, AgendaEvent | undefined, AgendaEvent | undefined, string[]]>([
  ["a new one is planned", undefined, visit(), ["AppointmentPlanned"]],
  ["another hour is a move", visit(), moved, ["AppointmentMoved"]],
  ["another window announced is a move", visit(), announced, ["AppointmentMoved"]],
  ["cancelled", visit(), cancelled, ["AppointmentCancelled"]],
  ["taken out", visit(), undefined, ["AppointmentCancelled"]],
  ["brought back", cancelled, visit(), ["AppointmentPlanned"]],
  ["brought back at another hour", cancelled, moved, ["AppointmentPlanned"]],
  ["saved as it was", visit(), visit(), []],
  ["other notes", visit(), visit({ notes: "Code 12B" }), []],
  ["somebody else goes", visit(), visit({ assigned_to: ["lea"] }), []],
  ["done", visit(), visit({ status: "DONE" }), []],
  ["a cancelled one taken out", cancelled, undefined, []],
  ["a cancelled one moved", cancelled, { ...moved, status: "CANCEL" }, []],
  ["nothing at all", undefined, undefined, []],
])("%s", (_, before, after, types) => {
  expect(appointmentChange(before, after).map(({ type }) => type)).toEqual(types);
});

test("a move says from where, a cancellation by whom", () => {
  expect(appointmentChange(visit(), moved)[0]?.payload).toMatchObject({
    event_id: "visit",
    start_at: at("14:00"),
    from: { start_at: at("09:00"), end_at: at("10:00") },
  });
  expect(appointmentChange(moved, undefined)[0]?.payload).toMatchObject({
    start_at: at("14:00"),
    by: "shop",
  });
});

describe("the repairs concerned", () => {
  const typesOf = (before: AgendaEvent | undefined, after: AgendaEvent | undefined) =>
    appointmentChanges(before, after).map(({ repair_id, items }) => [
      repair_id,
      ...items.map(({ type }) => type),
    ]);

  test("an event without a repair is told nowhere", () => {
    expect(typesOf(undefined, visit({ repair_id: null }))).toEqual([]);
  });
  test("an event given to another repair is cancelled on one and planned on the other", () => {
    expect(typesOf(visit(), visit({ repair_id: "morel" }))).toEqual([
      ["vidal", "AppointmentCancelled"],
      ["morel", "AppointmentPlanned"],
    ]);
  });
  test("an event that becomes a repair's is planned on it", () => {
    expect(typesOf(visit({ repair_id: null }), visit())).toEqual([["vidal", "AppointmentPlanned"]]);
  });
});

test("a client who cancels is named as such, with what they said", () => {
  const [item] = appointmentChange(visit(), undefined, { by: "client", reason: "Malade." });
  expect(item?.payload).toMatchObject({ by: "client", reason: "Malade." });
  expect(appointmentChange(visit(), undefined)[0]?.payload).toMatchObject({ by: "shop" });
});
