import { expect, test } from "vitest";
import { newEvent } from "../../../../domain/agenda/event.ts";
import { addMinutes, toInstant } from "../../../../domain/time.ts";
import type { AgendaEntry } from "../query.ts";
import { withMoves } from "./pending.ts";

const NINE = toInstant(Date.UTC(2026, 10, 23, 8));
const event = (minutes: number, ...assigned_to: string[]) =>
  newEvent({
    id: "e",
    shop_id: "s",
    kind: "Autre",
    start_at: addMinutes(NINE, minutes),
    assigned_to,
  });
const entry = (minutes: number, ...assigned_to: string[]): AgendaEntry => ({
  ...event(minutes, ...assigned_to),
  __typename: "Event",
  assigned_to,
  resource_ids: [],
  repair: null,
});
const first = { before: event(0, "karim"), after: event(120, "lea") };
const second = { before: first.after, after: event(240, "lea") };
const shownAs = (stored: AgendaEntry) => {
  const { events, over } = withMoves([stored], [first, second]);
  return [events[0]?.start_at, over.length];
};

test("a move on its way is shown as done, and the next one on top of it", () => {
  const [shown] = withMoves([entry(0, "karim")], [first]).events;
  expect([shown?.start_at, shown?.assigned_to]).toEqual([addMinutes(NINE, 120), ["lea"]]);
  expect(shownAs(entry(0, "karim"))).toEqual([addMinutes(NINE, 240), 0]);
  expect(shownAs(entry(120, "lea"))).toEqual([addMinutes(NINE, 240), 1]);
});

test("what the server tells comes first: a colleague moved it elsewhere", () => {
  expect(shownAs(entry(60, "karim"))).toEqual([addMinutes(NINE, 60), 2]);
  const events = [entry(0, "karim")];
  expect(withMoves(events, []).events).toBe(events);
});
