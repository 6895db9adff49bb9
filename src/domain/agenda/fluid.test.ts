import { expect, test } from "vitest";
import { epochOf, toInstant } from "../time.ts";
import { newEvent, type AgendaEvent } from "./event.ts";
import { fluidBounds } from "./fluid.ts";

const at = (hour: number) => toInstant(Date.UTC(2026, 10, 23, hour));
const WISH = { constraint_start_at: at(9), constraint_end_at: at(12) };
const visit = (rest: Partial<AgendaEvent>) =>
  newEvent({ id: "1", shop_id: "garonne", kind: "Réparation", start_at: at(10), ...rest });

test("a visit floats inside the bounds that its client asked for", () => {
  expect(fluidBounds(visit(WISH))).toEqual({ from: epochOf(at(9)), to: epochOf(at(12)) });
  expect(fluidBounds(visit({ ...WISH, start_at: at(9) }))).toBeDefined();
  expect(fluidBounds(visit({ ...WISH, start_at: at(11) }))).toBeDefined();
});

test.each<[string, Partial<AgendaEvent>]>([
  ["without bounds", {}],
  ["with a first bound alone", { constraint_start_at: at(9) }],
  ["with a last bound alone", { constraint_end_at: at(12) }],
  ["in bounds of its own length", { constraint_start_at: at(10), constraint_end_at: at(11) }],
  ["that was done", { ...WISH, status: "DONE" }],
  ["that is cancelled", { ...WISH, status: "CANCEL" }],
])("a visit %s does not", (_, rest) => {
  expect(fluidBounds(visit(rest))).toBeUndefined();
});
