import { describe, expect, test } from "vitest";
import { at, visitFor } from "../../../../test/shop/rounds/team.ts";
import { isRefusal } from "../../decision.ts";
import { addMinutes, type Instant } from "../../time.ts";
import type { AgendaEvent } from "../event.ts";
import { hoursOf } from "../round/plan.ts";
import { delayVisits, lateMinutes, windowAround, type Delay } from "./delay.ts";

const VIDAL = visitFor("karim", [10, 0], at(10), {
  id: "vidal",
  public_start_at: at(9),
  public_end_at: at(11),
});
const to = (start_at: Instant) => ({ start_at, end_at: addMinutes(start_at, 60) });

test.each<[string, Partial<AgendaEvent>, Instant, number]>([
  ["inside the window announced", {}, at(10, 55), 0],
  ["as the window ends", {}, at(11), 1],
  ["after it", {}, at(11, 20), 20],
  ["after the end that the client asked for", { constraint_end_at: at(11, 30) }, at(10, 45), 15],
  ["without any promise", { public_start_at: null, public_end_at: null }, at(17), 0],
])("a visit %s is late by so many minutes", (_, promised, start_at, late) => {
  expect(lateMinutes({ ...VIDAL, ...promised }, to(start_at))).toBe(late);
});

test("a window begins on the half-hour before", () => {
  const window = { public_start_at: at(14), public_end_at: at(16) };
  expect(windowAround(at(14, 25), 120)).toEqual(window);
});

const delay = (start_at: Instant, rest: Partial<Delay> = {}): Delay => {
  const from = hoursOf({ ...VIDAL, user_id: "karim" });
  return { event_id: "vidal", from, to: { ...from, ...to(start_at) }, late: 0, ...rest };
};
const write = (one: Delay, event: AgendaEvent = VIDAL, now = at(8)) =>
  delayVisits([one], [event], { now });

describe("a visit that is put back", () => {
  test("keeps its window as long as it can", () => {
    const { public_start_at, public_end_at } = VIDAL;
    expect(write(delay(at(10, 45)))).toEqual([
      { ...VIDAL, ...to(at(10, 45)), public_start_at, public_end_at },
    ]);
  });

  test("late, is announced a later window of the same length", () => {
    const window = { public_start_at: at(11), public_end_at: at(13) };
    expect(write(delay(at(11, 20), { late: 20 }))).toMatchObject([window]);
  });

  test("late for what the client asked, moves that limit too", () => {
    const asked = { ...VIDAL, constraint_end_at: at(11, 30) };
    expect(write(delay(at(10, 45), { late: 15 }), asked)).toMatchObject([
      { constraint_end_at: at(11, 45), public_end_at: at(11) },
    ]);
  });

  test.each<[string, Delay, Partial<AgendaEvent>, string]>([
    ["breaks more than was said", delay(at(11, 20), { late: 10 }), {}, "round-changed"],
    ["begins earlier", delay(at(9, 30)), {}, "bad-input"],
    ["was moved meanwhile", delay(at(10, 45)), to(at(10, 30)), "round-changed"],
    ["was done meanwhile", delay(at(10, 45)), { status: "DONE" }, "round-changed"],
    ["is gone", delay(at(10, 45), { event_id: "other" }), {}, "round-changed"],
  ])("is refused when it %s", (_, one, event, refused) => {
    const written = write(one, { ...VIDAL, ...event });
    expect(isRefusal(written) && written.refused).toBe(refused);
  });

  test.each([
    ["changes hands", { user_id: "lea" }],
    ["is cut short", { end_at: at(11, 15) }],
  ])("never %s", (_, change) => {
    const one = delay(at(10, 45));
    const written = write({ ...one, to: { ...one.to, ...change } });
    expect(isRefusal(written) && written.refused).toBe("bad-input");
  });
});
