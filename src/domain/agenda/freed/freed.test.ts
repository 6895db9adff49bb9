import { describe, expect, test } from "vitest";
import { addMinutes, parseInstant, type Instant } from "../../time.ts";
import { newEvent } from "../event.ts";
import { freedHours } from "./freed.ts";

const at = (text: string): Instant => {
  const instant = parseInstant(text);
  if (!instant) throw new Error(text);
  return instant;
};
const NOW = at("2026-11-23T08:00:00Z");
const START = at("2026-11-25T09:00:00Z");
type Facts = Partial<ReturnType<typeof newEvent>>;
const visit = (facts: Facts = {}) => ({
  ...newEvent({
    id: "visit",
    shop_id: "shop",
    kind: "Réparation",
    start_at: START,
    end_at: addMinutes(START, 60),
  }),
  public_start_at: START,
  assigned_to: ["karim"],
  ...facts,
});
const FREED = { user_id: "karim", start_at: START, end_at: addMinutes(START, 60) };

describe("hours are free again", () => {
  test.each<[string, ReturnType<typeof visit> | undefined]>([
    ["cancelled", visit({ status: "CANCEL" })],
    ["removed", undefined],
    ["moved", visit({ start_at: addMinutes(START, 120), end_at: addMinutes(START, 180) })],
    ["given to a colleague", visit({ assigned_to: ["lea"] })],
  ])("when the appointment is %s", (_, after) => {
    expect(freedHours(visit(), after, NOW)).toEqual([FREED]);
  });
  test("for each of the two people who were to come", () => {
    const before = visit({ assigned_to: ["karim", "hugo"] });
    expect(freedHours(before, undefined, NOW).map(({ user_id }) => user_id)).toEqual([
      "karim",
      "hugo",
    ]);
    expect(freedHours(before, visit({ assigned_to: ["hugo"] }), NOW)).toEqual([FREED]);
  });
});

test.each<[string, Facts, Facts]>([
  ["whose notes changed", {}, { notes: "Sonner" }],
  ["that is done", {}, { status: "DONE" }],
  ["that was cancelled already", { status: "CANCEL" }, { status: "CANCEL" }],
  ["of a whole day", { fullday: true }, { status: "CANCEL" }],
  ["that no client was announced", { public_start_at: null }, { status: "CANCEL" }],
  ["moved by less than its own length", {}, { start_at: addMinutes(START, 30) }],
])("an appointment %s frees nothing", (_, before, after) => {
  expect(freedHours(visit(before), visit({ ...before, ...after }), NOW)).toEqual([]);
});

test("nor does one that began", () => {
  expect(freedHours(visit(), undefined, START)).toEqual([]);
});
