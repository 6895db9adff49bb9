import { expect, test } from "vitest";
import { parseEventInput } from "../../../../domain/agenda/event-input.ts";
import { newEvent } from "../../../../domain/agenda/event.ts";
import { toInstant } from "../../../../domain/time.ts";
import { eventInput } from "./event-input.ts";

const EVENT = newEvent({
  id: "0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5b",
  shop_id: "0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5c",
  start_at: toInstant(Date.parse("2026-11-24T14:00:00+01:00")),
  kind: "Réparation",
  notes: "Sonner deux fois",
  trip_duration_before: 20,
  lat: 43.6,
  lon: 1.4,
});

test("nothing of the event is lost on the way, but who wrote it and its visit, which the server knows", () => {
  const { created_by: _, visit_id: __, ...expected } = EVENT;
  expect(eventInput(EVENT)).toEqual(expected);
});

test("the server reads what is sent as it was", () => {
  expect(parseEventInput(eventInput(EVENT))).toMatchObject(eventInput(EVENT));
});
