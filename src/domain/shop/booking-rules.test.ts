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
