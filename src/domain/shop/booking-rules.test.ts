import fc from "fast-check";
import { expect, test } from "vitest";
import { bookingRulesOf, DEFAULT_BOOKING_RULES } from "./booking-rules.ts";

test.each([{}, null, [], "rien"])("stored as %j, a shop has the usual rules", (stored) => {
  expect(bookingRulesOf(stored)).toEqual(DEFAULT_BOOKING_RULES);
});

test("a shop's own rules are kept, the others stay usual", () => {
  const rules = bookingRulesOf({
    notice_minutes: 0,
    durations: { Réparation: 120 },
    locations: ["Atelier"],
  });
  expect(rules.notice_minutes).toBe(0);
  expect(rules.durations.Réparation).toBe(120);
  expect(rules.durations.Télédiagnostic).toBe(30);
  expect(rules.locations).toEqual(["Atelier"]);
  expect(rules.horizon_days).toBe(30);
});

test("impossible values never reach the search of slots", () => {
  const rules = bookingRulesOf({
    step_minutes: 0,
    horizon_days: 1e9,
    window_minutes: "2h",
    durations: { Réparation: -5 },
  });
  expect(rules).toEqual(DEFAULT_BOOKING_RULES);
});

test("an absence or an unknown type is never bookable online, whatever was stored", () => {
  const rules = bookingRulesOf({
    online_kinds: ["Congé / indisponibilité", "Autre", "Réparation", "Magie"],
  });
  expect(rules.online_kinds).toEqual(["Réparation"]);
});

test.each([
  ["notice_minutes", 0, 43_200],
  ["horizon_days", 1, 180],
  ["step_minutes", 5, 240],
  ["window_minutes", 15, 720],
  ["cancel_limit_minutes", 0, 43_200],
  ["visits_per_day", 0, 50],
] as const)("%s is kept from %i to %i and usual beyond", (name, least, most) => {
  const kept = (value: number) => bookingRulesOf({ [name]: value })[name];
  expect([kept(least), kept(most)]).toEqual([least, most]);
  for (const beyond of [least - 1, most + 1])
    expect(kept(beyond)).toBe(DEFAULT_BOOKING_RULES[name]);
});

test("whatever is stored, the search of slots gets whole steps, an end and places it knows", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const stored = { step_minutes: one, horizon_days: other, durations: one, locations: other };
      const rules = bookingRulesOf(stored);
      expect(rules.step_minutes).toBeGreaterThanOrEqual(5);
      expect(rules.horizon_days).toBeLessThanOrEqual(180);
      expect(Object.values(rules.durations).every((minutes) => minutes >= 5)).toBe(true);
      expect(DEFAULT_BOOKING_RULES.locations).toEqual(expect.arrayContaining([...rules.locations]));
    }),
  );
});
