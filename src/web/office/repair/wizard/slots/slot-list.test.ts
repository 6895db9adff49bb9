import { expect, test } from "vitest";
import type { SlotWish } from "../../../../../domain/agenda/best-slot.ts";
import { DEFAULT_ZONE, toInstant, type Instant } from "../../../../../domain/time.ts";
import { bestReason, daysOf, detourText, slotAppointment } from "./slot-list.ts";

const at = (text: string): Instant => toInstant(Date.parse(`${text}:00+01:00`));
const slot = (user_id: string, start: string, cost: number, alternates: string[] = []) => ({
  user_id,
  start_at: at(start),
  end_at: toInstant(Date.parse(at(start)) + 3_600_000),
  public_start_at: at(start),
  public_end_at: toInstant(Date.parse(at(start)) + 7_200_000),
  trip_duration_before: 10,
  trip_duration_after: 10,
  cost,
  alternates,
});
/** In the order of the engine: the shortest detour first. */
const CHEAP = slot("karim", "2026-11-25T10:00", 4, ["lea"]);
const LATER = slot("lea", "2026-11-26T10:00", 9);
const SOON = slot("lea", "2026-11-23T09:00", 22);
const SLOTS = [CHEAP, LATER, SOON];
const CALM: SlotWish = { preselected: [], urgency: 0, lost: null };

test("the slot proposed says why", () => {
  expect(bestReason(CALM)).toBe("Le plus proche de la tournée");
  expect(bestReason({ ...CALM, urgency: 1 })).toBe("Le plus tôt");
  expect(bestReason({ ...CALM, lost: at("2026-11-23T14:00") })).toContain("l’heure perdue");
});

test("the days come in their order, each with its hours", () => {
  expect(daysOf(SLOTS, DEFAULT_ZONE).map(({ date, slots }) => [date, slots.length])).toEqual([
    ["2026-11-23", 1],
    ["2026-11-25", 1],
    ["2026-11-26", 1],
  ]);
});

test("a slot becomes an appointment with its window and its trips, without its price", () => {
  const { cost: _cost, alternates: _alternates, ...kept } = CHEAP;
  expect(slotAppointment(CHEAP, "Sonner deux fois")).toEqual({
    type: "slot",
    slot: { ...kept, trip_is_included_before: false, trip_is_included_after: false },
    assigned_to: ["karim"],
    notes: "Sonner deux fois",
  });
});

test.each([
  [0, "sans détour"],
  [6, "+ 6 min de route"],
])("a detour of %i minutes reads « %s »", (cost, text) => {
  expect(detourText(cost).replaceAll("\u202f", " ")).toBe(text);
});
