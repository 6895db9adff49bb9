import { expect, test } from "vitest";
import { DEFAULT_BOOKING_RULES } from "../shop/booking-rules.ts";
import { deskRules } from "./slot-request.ts";

test("the desk knows no notice, and looks as far as anybody plans", () => {
  expect(deskRules(DEFAULT_BOOKING_RULES)).toEqual({
    ...DEFAULT_BOOKING_RULES,
    notice_minutes: 0,
    horizon_days: 400,
  });
});
