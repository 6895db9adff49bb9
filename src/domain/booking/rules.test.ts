import { expect, test } from "vitest";
import { DEFAULT_BOOKING_RULES } from "../shop/booking-rules.ts";
import type { Instant } from "../time.ts";
import { changeableUntil, checkBooking } from "./rules.ts";

const at = (text: string) => text as Instant;
const NOW = at("2026-11-23T08:00:00.000Z");
const context = {
  rules: { ...DEFAULT_BOOKING_RULES, notice_minutes: 240, horizon_days: 30 },
  travel_rules: {
    road_factor: 1.3,
    speed_kmh: 40,
    minimum_minutes: 10,
    base: { lat: 43.6, lon: 1.44 },
    radius_km: 25,
  },
  place: { lat: 43.63, lon: 1.39 },
  now: NOW,
  zone: "Europe/Paris",
};
const request = {
  kind: "Réparation",
  where: "Chez le client",
  slot: {
    start_at: at("2026-11-24T09:30:00.000Z"),
    public_start_at: at("2026-11-24T09:00:00.000Z"),
    public_end_at: at("2026-11-24T11:00:00.000Z"),
    user_id: "u",
  },
} as const;
const starting = (start_at: string) => ({
  ...request,
  slot: { ...request.slot, start_at: at(start_at) },
});
const PARIS = { lat: 48.85, lon: 2.35 };

test("a shop that serves postal codes goes to these, near or far, and at the workshop nothing is far", () => {
  const area = { by: "zips", zips: ["75*"] } as const;
  const travel_rules = { ...context.travel_rules, area };
  const far = { ...context, travel_rules, place: PARIS };
  expect(checkBooking(request, { ...far, zips: ["75001"] })).toBe(request);
  expect(checkBooking(request, { ...context, travel_rules, zips: ["31700"] })).toMatchObject({
    refused: "too-far",
  });
  expect(checkBooking(request, { ...context, travel_rules, place: null })).toBe(request);
});

test("a visit nearby, tomorrow, is bookable", () => {
  expect(checkBooking(request, context)).toBe(request);
});

test.each([
  ["a type the shop keeps for itself", { ...request, kind: "Autre" as const }, "kind-not-online"],
  [
    "a delivery at the workshop",
    { ...request, kind: "Livraison / Enlèvement" as const, where: "Atelier" as const },
    "where-not-offered",
  ],
  ["a slot in the past", starting("2026-11-22T09:00:00.000Z"), "too-late"],
  [
    "one minute under the notice and the time of the form",
    starting("2026-11-23T11:44:00.000Z"),
    "too-late",
  ],
  [
    "the day after the horizon, at midnight in Paris",
    starting("2026-12-23T23:00:00.000Z"),
    "too-early",
  ],
])("%s is refused: %s", (_, asked, refused) => {
  expect(checkBooking(asked, context)).toMatchObject({ refused });
});

test.each([
  ["exactly at the notice", starting("2026-11-23T12:00:00.000Z")],
  ["at the notice when the form was opened", starting("2026-11-23T11:45:00.000Z")],
  ["the last evening of the horizon", starting("2026-12-23T17:00:00.000Z")],
])("%s is bookable", (_, asked) => {
  expect(checkBooking(asked, context)).toBe(asked);
});

test("from Toulouse to Paris is too far; at the workshop, or from nobody knows where, is not", () => {
  expect(checkBooking(request, { ...context, place: PARIS })).toEqual({
    refused: "too-far",
    detail: { radius_km: 25 },
  });
  expect(checkBooking(request, { ...context, place: null })).toBe(request);
});

test("a client may change until the shop's limit before the window announced", () => {
  expect(changeableUntil(request.slot.public_start_at, { cancel_limit_minutes: 1440 })).toBe(
    "2026-11-23T09:00:00.000Z",
  );
});
