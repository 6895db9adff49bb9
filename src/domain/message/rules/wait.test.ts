import { expect, test } from "vitest";
import { keepsSilence } from "./wait.ts";

test.each([
  ["appointment-reminder", "email", true],
  ["appointment-reminder", "sms", true],
  ["device-unclaimed", "email", true],
  ["review-asked", "email", true],
  ["device-unclaimed", "sms", true],
  ["quote-sent", "email", false],
  ["quote-sent", "sms", true],
  ["payment-reminder", "sms", true],
  ["of-a-newer-version", "sms", true],
  ["on-the-way", "sms", false],
  ["signing-code", "sms", false],
  ["booking-confirmed", "sms", false],
])("%s by %s waits for the end of the silence: %s", (template, channel, waits) => {
  expect(keepsSilence({ template, channel })).toBe(waits);
});
