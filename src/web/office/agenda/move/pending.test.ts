import { expect, test } from "vitest";
import { newEvent } from "../../../../domain/agenda/event.ts";
import { addMinutes, toInstant } from "../../../../domain/time.ts";
import type { AgendaEntry } from "../query.ts";
import { isOver, withMove, type PendingMove } from "./pending.ts";

const NINE = toInstant(Date.UTC(2026, 10, 23, 8));
const entry = (minutes: number, ...assigned_to: string[]): AgendaEntry => ({
  ...newEvent({ id: "e", shop_id: "s", kind: "Autre", start_at: addMinutes(NINE, minutes) }),
  __typename: "Event",
  assigned_to,
  repair: null,
});
const move: PendingMove = { id: "e", before: entry(0, "karim"), after: entry(120, "lea") };

test("a move on its way is shown as done", () => {
  const [shown] = withMove([entry(0, "karim")], move);
  expect([shown?.start_at, shown?.assigned_to]).toEqual([addMinutes(NINE, 120), ["lea"]]);
});

test("what the server tells comes first: a colleague moved it elsewhere", () => {
  const elsewhere = [entry(60, "karim")];
  expect(withMove(elsewhere, move)).toBe(elsewhere);
  expect(isOver(elsewhere, move)).toBe(true);
  expect(isOver([entry(0, "karim")], move)).toBe(false);
  expect(isOver([], move)).toBe(false);
});
