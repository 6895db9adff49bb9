import { expect, test } from "vitest";
import type { Instant } from "../../../domain/time.ts";
import { DEFAULT_PARAMETERS } from "../../../domain/agenda/params.ts";
import { newEvent } from "../../../domain/agenda/event.ts";
import { extentOf, takenBy } from "../../ui/time-grid/item.ts";
import { itemOf } from "./event-block.ts";

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
  const item = itemOf(EVENT, LOOK, DEFAULT_PARAMETERS);
  expect(item).toMatchObject({ ...LOOK, id: "1", margin_before: 15, margin_after: 0 });
  expect(iso(takenBy(item))).toEqual([at("2026-11-23T14:15+01:00"), at("2026-11-23T15:30+01:00")]);
  expect(iso(extentOf(item))).toEqual([at("2026-11-23T14:00+01:00"), at("2026-11-23T16:00+01:00")]);
});

test("an appointment not announced has no window", () => {
  const item = itemOf(
    { ...EVENT, public_start_at: null, public_end_at: null },
    LOOK,
    DEFAULT_PARAMETERS,
  );
  expect(item.backdrop).toBeUndefined();
  expect(extentOf(item)).toEqual(takenBy(item));
});

test("a fluid one is drawn in the bounds that its client asked for, when the agenda shows them", () => {
  const wish = {
    constraint_start_at: at("2026-11-23T09:00+01:00"),
    constraint_end_at: at("2026-11-23T18:00+01:00"),
  };
  const fluid = itemOf({ ...EVENT, ...wish }, LOOK, { showFluidEvents: true });
  expect(fluid.backdrop?.loose).toBe(true);
  expect(iso(extentOf(fluid))).toEqual(Object.values(wish));
  const usual = itemOf({ ...EVENT, ...wish }, LOOK, DEFAULT_PARAMETERS);
  expect(iso(extentOf(usual))).toEqual([EVENT.public_start_at, EVENT.public_end_at]);
});
