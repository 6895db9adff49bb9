import { describe, expect, test } from "vitest";
import { addMinutes, toInstant } from "../../time.ts";
import { newEvent, type AgendaEvent } from "../event.ts";
import { hoursOf } from "../round/plan.ts";
import { rescheduleDay } from "./reschedule.ts";

const KARIM = "karim";
const at = (hour: number, minutes = 0) => toInstant(Date.UTC(2026, 10, 23, hour, minutes));
const visit = (rest: Partial<AgendaEvent> = {}): AgendaEvent =>
  newEvent({
    id: "blagnac",
    shop_id: "garonne",
    repair_id: "r",
    kind: "Réparation",
    assigned_to: [KARIM],
    start_at: at(10),
    public_start_at: at(9, 30),
    public_end_at: at(11),
    ...rest,
  });

type Wanted = { event?: AgendaEvent; start?: number; length?: number; user_id?: string };
/** The move as it was proposed for `visit()`, sent when the event has become `event`. */
function send({ event = visit(), start = 60, length = 60, user_id = KARIM }: Wanted = {}) {
  const from = hoursOf({ ...visit(), user_id });
  const start_at = addMinutes(from.start_at, start);
  const to = { ...from, start_at, end_at: addMinutes(start_at, length) };
  const moves = [{ event_id: event.id, from, to }];
  return rescheduleDay({ user_id, moves, left_out: [] }, [event], { now: at(10, 5) });
}
const afterOf = (sent: ReturnType<typeof send>) => (Array.isArray(sent) ? sent[0]?.after : sent);

describe("a new hour", () => {
  test("inside the announced window leaves it as it is, outside takes it along", () => {
    expect(afterOf(send({ start: 30 }))).toMatchObject({
      start_at: at(10, 30),
      public_start_at: at(9, 30),
    });
    expect(afterOf(send({ start: 90 }))).toMatchObject({
      start_at: at(11, 30),
      duration: 60,
      public_start_at: at(11),
      public_end_at: at(12, 30),
    });
  });

  test("of the visit under way is a later end at the same start", () => {
    expect(afterOf(send({ start: 0, length: 95 }))).toMatchObject({
      start_at: at(10),
      end_at: at(11, 35),
      duration: 95,
    });
  });

  test("that is written already changes nothing", () => {
    const event = visit({ start_at: at(11), end_at: at(12) });
    expect(send({ event })).toEqual([]);
  });

  test("taken back may be past by now", () => {
    expect(afterOf(send({ start: -60 }))).toMatchObject({ start_at: at(9) });
  });
});

describe("a new day is refused", () => {
  test.each<[string, Wanted]>([
    ["moved meanwhile", { event: visit({ start_at: at(12), end_at: at(13) }) }],
    ["done meanwhile", { event: visit({ status: "DONE" }) }],
    ["given to a colleague", { event: visit({ assigned_to: ["hugo"] }) }],
    ["given to two people", { event: visit({ assigned_to: [KARIM, "hugo"] }) }],
    ["not there any more", { event: visit({ id: "other" }) }],
  ])("when a visit was %s", (what, wanted) => {
    const sent = what.startsWith("not there")
      ? rescheduleDay({ user_id: KARIM, moves: [], left_out: ["blagnac"] }, [], { now: at(10) })
      : send(wanted);
    expect(sent).toEqual({ refused: "round-changed" });
  });

  test("when its hours have gone by while it was read", () => {
    const from = hoursOf({ ...visit(), user_id: KARIM });
    const to = { ...from, start_at: at(10, 10), end_at: at(11, 10) };
    const sent = (now: ReturnType<typeof at>) =>
      rescheduleDay(
        { user_id: KARIM, moves: [{ event_id: "blagnac", from, to }], left_out: [] },
        [visit()],
        { now },
      );
    expect(sent(at(10, 15))).toHaveLength(1);
    expect(sent(at(10, 16))).toEqual({ refused: "round-changed" });
  });

  test.each<[string, Wanted]>([
    ["ends before it begins", { start: 0, length: -10 }],
    ["is shorter than it was", { length: 20 }],
  ])("when a visit %s", (_, wanted) => {
    expect(send(wanted)).toEqual({ refused: "bad-input" });
  });
});

test("a day of nothing, or with a visit named twice, is refused", () => {
  const twice = { user_id: KARIM, moves: [], left_out: ["blagnac", "blagnac"] };
  expect(rescheduleDay(twice, [visit()], { now: at(10) })).toEqual({ refused: "bad-input" });
  const none = { user_id: KARIM, moves: [], left_out: [] };
  expect(rescheduleDay(none, [], { now: at(10) })).toEqual({ refused: "bad-input" });
});

test("a visit that no longer fits waits without a technician, once", () => {
  const left_out = (event: AgendaEvent) =>
    rescheduleDay({ user_id: KARIM, moves: [], left_out: [event.id] }, [event], { now: at(10) });
  expect(afterOf(left_out(visit()))).toMatchObject({ assigned_to: [], start_at: at(10) });
  expect(left_out(visit({ assigned_to: [] }))).toEqual([]);
});
