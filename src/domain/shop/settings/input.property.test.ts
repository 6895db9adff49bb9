/** What the settings accept is what the rest of the program reads again, unchanged. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { travelRulesOf } from "../../agenda/travel-rules.ts";
import { parseWeekHours } from "../../agenda/opening.ts";
import { INTERVENTION_TYPES, LOCATIONS } from "../../catalogue/interventions.ts";
import { parseEmail } from "../../client/email.ts";
import { parsePhone } from "../../client/phone/phone.ts";
import { keysOf, recordOf } from "../../record.ts";
import { BOOKING_LIMITS, bookingRulesOf, ONLINE } from "../booking-rules.ts";
import { DURATION_LIMITS, specialKey } from "../duration/duration.ts";
import { PRICE_LIMITS, tariffsOf } from "../tariffs.ts";
import { TRAVEL_LIMITS } from "../travel-limits.ts";
import { spansFault } from "./hours.ts";
import { parseSettings } from "./input.ts";

const sentOf = (value: Record<string, unknown>) => {
  const edit = parseSettings(value, { readPhone: parsePhone, readEmail: parseEmail });
  if ("refused" in edit) throw new Error(JSON.stringify(edit.detail));
  return edit.sent;
};

const whole = ([min, max]: readonly [number, number]) => fc.integer({ min, max });
const decimal = ([min, max]: readonly [number, number]) =>
  fc.double({ min, max, noNaN: true, noDefaultInfinity: true }).map((value) => value || 0);
const types = INTERVENTION_TYPES.map(({ name }) => name);

test("booking rules", () => {
  const rules = fc.record({
    ...recordOf(keysOf(BOOKING_LIMITS), (name) => whole(BOOKING_LIMITS[name])),
    durations: fc.record(recordOf(types, () => whole(DURATION_LIMITS))),
    special_durations: fc.uniqueArray(
      fc
        .tuple(
          fc.constantFrom("gros-electromenager", "plomberie", ""),
          fc.integer({ min: 5, max: 9 }),
        )
        .chain(([category_id, minutes]) =>
          fc.record({
            kind: fc.constantFrom(...types),
            category_id: fc.constant(category_id),
            kind_id: category_id === "" ? fc.constantFrom("four", "lave-linge") : fc.constant(""),
            minutes: fc.constant(minutes),
          }),
        ),
      { selector: specialKey, maxLength: 8 },
    ),
    online_kinds: fc.subarray([...ONLINE]),
    locations: fc.subarray([...LOCATIONS], { minLength: 1 }),
  });
  fc.assert(
    fc.property(rules, (booking_rules) => {
      const { booking_rules: read } = sentOf({ booking_rules });
      expect(read).toEqual(booking_rules);
      expect(bookingRulesOf(JSON.parse(JSON.stringify(read)))).toEqual(read);
    }),
  );
});

test("travel rules", () => {
  const rules = fc.record({
    road_factor: decimal(TRAVEL_LIMITS.road_factor),
    speed_kmh: decimal(TRAVEL_LIMITS.speed_kmh),
    minimum_minutes: whole(TRAVEL_LIMITS.minimum_minutes),
    radius_km: decimal(TRAVEL_LIMITS.radius_km),
    area: fc.record({
      by: fc.constantFrom("km", "zips", "both"),
      zips: fc.subarray(["31000", "31*", "974*", "3140*"], { minLength: 1 }),
    }),
    base: fc.option(fc.record({ lat: decimal([-90, 90]), lon: decimal([-180, 180]) })),
  });
  fc.assert(
    fc.property(rules, (travel_rules) => {
      const { travel_rules: read } = sentOf({ travel_rules });
      expect(travelRulesOf(JSON.parse(JSON.stringify(read)), { lat: null, lon: null })).toEqual(
        read,
      );
    }),
  );
});

test("prices", () => {
  const price = fc.option(whole(PRICE_LIMITS));
  const prices = fc.record({
    hourly_rate_incl: price,
    time_counting: fc.constantFrom("", "au quart d’heure commencé"),
    travel_incl: price,
    diagnosis_incl: price,
    diagnosis_deducted: fc.boolean(),
    quote_free: fc.boolean(),
    quote_incl: price,
  });
  fc.assert(
    fc.property(prices, (tariffs) => {
      expect(tariffsOf(sentOf({ tariffs }).tariffs)).toEqual(tariffs);
    }),
  );
});

test("hours that the form finds right", () => {
  const hour = fc.integer({ min: 0, max: 1440 });
  const week = fc.dictionary(
    fc.constantFrom("1", "2", "3", "4", "5", "6", "7"),
    fc.array(fc.record({ from: hour, to: hour }), { maxLength: 2 }),
  );
  fc.assert(
    fc.property(week, (opening_hours) => {
      fc.pre(Object.values(opening_hours).every((spans) => spansFault(spans) === undefined));
      expect(parseWeekHours(sentOf({ opening_hours }).opening_hours)).toBeDefined();
    }),
  );
});
