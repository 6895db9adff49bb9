import { expect, test } from "vitest";
import type { Instant } from "../../../domain/time.ts";
import { newEvent } from "../../../domain/agenda/event.ts";
import { eventAfter, extentOf, itemOf, takenBy } from "./item.ts";

const at = (text: string) => new Date(text).toISOString() as Instant;
const EVENT = newEvent({
  id: "1",
  shop_id: "garonne",
  kind: "Réparation",
  start_at: at("2026-11-23T14:30+01:00"),
  assigned_to: ["karim"],
  public_start_at: at("2026-11-23T14:00+01:00"),
  public_end_at: at("2026-11-23T16:00+01:00"),
  trip_duration_before: 15,
  trip_duration_after: 20,
});
const LOOK = { title: "Mme Vidal", color: "#cdeadb" };
const iso = ({ from, to }: { from: number; to: number }) => [
  new Date(from).toISOString(),
  new Date(to).toISOString(),
];

test("an appointment takes its work and the trips on top of it; the window announced is drawn behind", () => {
  const item = itemOf(EVENT, LOOK);
  expect(item).toMatchObject({ ...LOOK, id: "1", trip_before: 15, trip_after: 0 });
  expect(iso(takenBy(item))).toEqual([at("2026-11-23T14:15+01:00"), at("2026-11-23T15:30+01:00")]);
  expect(iso(extentOf(item))).toEqual([at("2026-11-23T14:00+01:00"), at("2026-11-23T16:00+01:00")]);
});

test("an appointment announced to nobody has no window", () => {
  const item = itemOf({ ...EVENT, public_start_at: null, public_end_at: null }, LOOK);
  expect(item.announced).toBeUndefined();
  expect(extentOf(item)).toEqual(takenBy(item));
});

test("an item moved and handed over gives its appointment back, the rest untouched", () => {
  const item = itemOf(EVENT, LOOK);
  expect(eventAfter(EVENT, item)).toEqual(EVENT);
  const longer = { ...item, end: item.end + 15 * 60_000, assigned_to: ["lea"] };
  expect(eventAfter(EVENT, longer)).toEqual({
    ...EVENT,
    end_at: at("2026-11-23T15:45+01:00"),
    duration: 75,
    assigned_to: ["lea"],
  });
});
