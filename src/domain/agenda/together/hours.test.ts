import { expect, test } from "vitest";
import type { Instant } from "../../time.ts";
import { hoursOfEach, visitText } from "./hours.ts";

const at = (text: string) => `2026-11-24T${text}:00.000Z` as Instant;
const whole = {
  start_at: at("08:30"),
  end_at: at("10:30"),
  public_start_at: at("08:00"),
  public_end_at: at("10:00"),
  trip_duration_before: 12,
  trip_duration_after: 9,
  trip_is_included_before: false,
  trip_is_included_after: false,
} as const;

test("two appliances follow each other without a gap nor a road between them, in one window", () => {
  const [washer, fridge, ...none] = hoursOfEach(whole, [45, 75]);
  expect(none).toEqual([]);
  expect(washer).toEqual({
    ...whole,
    duration: 45,
    end_at: at("09:15"),
    trip_duration_after: 0,
  });
  expect(fridge).toEqual({
    ...whole,
    duration: 75,
    start_at: at("09:15"),
    trip_duration_before: 0,
  });
});

test("one appliance alone keeps the hours as they are", () => {
  expect(hoursOfEach(whole, [120])).toEqual([{ ...whole, duration: 120 }]);
});

test("the visit is named by the number of its appliances", () => {
  expect(visitText(3)).toBe("Visite de 3 appareils");
});
