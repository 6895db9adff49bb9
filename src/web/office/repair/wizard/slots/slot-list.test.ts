import { expect, test } from "vitest";
import { at, CALM, CHEAP, SLOTS } from "../../../../../../test/shop/slots.ts";
import { DEFAULT_ZONE } from "../../../../../domain/time.ts";
import {
  bestReason,
  changedSlot,
  daysOf,
  detourText,
  slotAppointment,
  soonerText,
} from "./slot-list.ts";

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

test("a slot of another day than the soonest says how long the wait is", () => {
  const [late] = SLOTS.toSorted((a, b) => (a.start_at < b.start_at ? 1 : -1));
  const [soon] = SLOTS.toSorted((a, b) => (a.start_at < b.start_at ? -1 : 1));
  if (!late || !soon) throw new Error("the imaginary shop has slots");
  expect(soonerText(late, SLOTS, DEFAULT_ZONE)).toMatch(
    /^3.jours plus tard que le plus tôt.: lundi 23 novembre à /,
  );
  expect(soonerText(soon, SLOTS, DEFAULT_ZONE)).toBeUndefined();
});

test.each([
  ["its trips", { trip_duration_before: 0 }],
  ["its end", { end_at: at("2026-11-25T11:30") }],
  ["its window", { public_end_at: at("2026-11-25T13:00") }],
])("a chosen slot takes %s as they are offered now", (_, change) => {
  const chosen = slotAppointment(CHEAP);
  if (chosen.type !== "slot") throw new Error("a slot was chosen");
  const offered = { ...CHEAP, ...change };
  expect(changedSlot([offered], chosen.slot)).toEqual(offered);
  expect(changedSlot([CHEAP], chosen.slot)).toBeUndefined();
  expect(changedSlot([], chosen.slot)).toBeUndefined();
  expect(
    changedSlot([{ ...offered, user_id: "marc", alternates: [] }], chosen.slot),
  ).toBeUndefined();
});
