import { describe, expect, test } from "vitest";
import { addMinutes, toInstant, type Instant } from "../../time.ts";
import { newEvent, type AgendaEvent } from "../event.ts";
import { hoursOf, type RoundMove } from "./plan.ts";
import { reorderRound } from "./reorder.ts";

const at = (text: string): Instant => toInstant(Date.parse(`2026-11-23T${text}:00Z`));
const NOW = at("08:00");
const visit = (rest: Partial<AgendaEvent> = {}) =>
  newEvent({
    id: "muret",
    shop_id: "garonne",
    kind: "Réparation",
    repair_id: "r1",
    assigned_to: ["karim"],
    start_at: at("09:00"),
    trip_is_included_after: false,
    ...rest,
  });
const hours = (event: AgendaEvent) => hoursOf({ ...event, user_id: "karim" });
const to = (start_at: Instant, rest: Partial<RoundMove["to"]> = {}) => ({
  ...hours(visit({ start_at })),
  trip_duration_before: 15,
  ...rest,
});
const reorder = (event: AgendaEvent, wanted: RoundMove["to"], seen = visit()) =>
  reorderRound([{ event_id: "muret", from: hours(seen), to: wanted }], [event], {
    now: NOW,
  });

describe("new hours are written", () => {
  test("as proposed, on the day as it was seen", () => {
    expect(reorder(visit(), to(at("14:00")))).toEqual([
      { ...visit({ start_at: at("14:00") }), trip_duration_before: 15 },
    ]);
  });

  test("for a colleague, who takes the visit over", () => {
    const [taken] = [reorder(visit(), to(at("14:00"), { user_id: "hugo" }))];
    expect(taken).toMatchObject([{ assigned_to: ["hugo"], start_at: at("14:00") }]);
  });

  test("inside the announced window only, to the minute", () => {
    const announced = visit({ public_start_at: at("08:30"), public_end_at: at("10:30") });
    expect(reorder(announced, to(at("10:25")))).toHaveLength(1);
    expect(reorder(announced, to(at("10:30")))).toEqual({ refused: "bad-input" });
    expect(reorder(announced, to(at("08:25")))).toEqual({ refused: "bad-input" });
  });

  test("inside the bounds that the client asked for, the whole visit", () => {
    const wished = visit({ constraint_start_at: at("09:00"), constraint_end_at: at("12:00") });
    expect(reorder(wished, to(at("11:00")))).toHaveLength(1);
    expect(reorder(wished, to(at("11:05")))).toEqual({ refused: "bad-input" });
  });
});

describe("nothing is written, because the day changed meanwhile, when a visit", () => {
  test.each<[string, Partial<AgendaEvent>]>([
    ["was moved", { start_at: at("09:15") }],
    ["lasts longer", { end_at: addMinutes(at("09:00"), 75) }],
    ["was done", { status: "DONE" }],
    ["was cancelled", { status: "CANCEL" }],
    ["was given to another person", { assigned_to: ["hugo"] }],
    ["got a second person", { assigned_to: ["karim", "hugo"] }],
  ])("%s", (_, rest) => {
    expect(reorder(visit(rest), to(at("14:00")))).toEqual({ refused: "round-changed" });
  });

  test("has begun", () => {
    const begun = visit({ start_at: at("07:55") });
    expect(reorder(begun, to(at("14:00")), begun)).toEqual({ refused: "round-changed" });
  });

  test("no longer exists", () => {
    const [event, move] = [visit({ id: "other" }), to(at("14:00"))];
    expect(reorder(event, move)).toEqual({ refused: "round-changed" });
  });
});

test.each<[string, Partial<RoundMove["to"]>]>([
  ["an end before the start", { end_at: at("13:00") }],
  ["an end at the start", { end_at: at("14:00") }],
  ["a trip of minus a minute", { trip_duration_before: -1 }],
  ["a trip of two days", { trip_duration_after: 2880 }],
])("%s is refused", (_, rest) => {
  expect(reorder(visit(), to(at("14:00"), rest))).toEqual({ refused: "bad-input" });
});
