import { expect, test } from "vitest";
import { DEFAULT_BOOKING_RULES } from "../shop/booking-rules.ts";
import type { Instant } from "../time.ts";
import { changeableUntil, checkBooking, checkChangeable } from "./rules.ts";

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
  now: NOW,
  zone: "Europe/Paris",
};
const request = {
  kind: "Réparation",
  where: "Chez le client",
  address: {
    street: "1 rue A",
    complement: "",
    zip: "31700",
    city: "Blagnac",
    lat: 43.63,
    lon: 1.39,
  },
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
const paris = { ...request.address, lat: 48.85, lon: 2.35 };

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
  ["one minute under the notice", starting("2026-11-23T11:59:00.000Z"), "too-late"],
  [
    "the day after the horizon, at midnight in Paris",
    starting("2026-12-23T23:00:00.000Z"),
    "too-early",
  ],
  ["from Toulouse to Paris", { ...request, address: paris }, "too-far"],
])("%s is refused: %s", (_, asked, refused) => {
  expect(checkBooking(asked, context)).toMatchObject({ refused });
});

test.each([
  ["exactly at the notice", starting("2026-11-23T12:00:00.000Z")],
  ["the last evening of the horizon", starting("2026-12-23T17:00:00.000Z")],
  [
    "at the workshop, distance does not matter",
    { ...request, where: "Atelier" as const, address: paris },
  ],
  ["an address nobody could locate", { ...request, address: { ...paris, lat: null, lon: null } }],
])("%s is bookable", (_, asked) => {
  expect(checkBooking(asked, context)).toBe(asked);
});

const visit = {
  status: "TODO",
  start_at: at("2026-11-24T09:30:00.000Z"),
  public_start_at: at("2026-11-24T09:00:00.000Z"),
} as const;
const rules = { cancel_limit_minutes: 1440 };

test("the limit counts from the announced window, not from the real hour", () => {
  expect(changeableUntil(visit, rules)).toBe("2026-11-23T09:00:00.000Z");
  expect(changeableUntil({ ...visit, public_start_at: null }, rules)).toBe(
    "2026-11-23T09:30:00.000Z",
  );
});

test.each([
  ["in time, at the last moment", visit, "2026-11-23T09:00:00.000Z", undefined],
  ["a second too late", visit, "2026-11-23T09:00:01.000Z", "too-late-to-change"],
  ["already cancelled", { ...visit, status: "CANCEL" as const }, NOW, "already-cancelled"],
  ["already done", { ...visit, status: "DONE" as const }, NOW, "already-done"],
])("%s", (_, event, now, refused) => {
  expect(checkChangeable(event, { rules, now: at(now) })).toEqual(refused ? { refused } : event);
});
