import { expect, test } from "vitest";
import { stepOf } from "./steps.ts";

test.each([
  ["client.phone", "contact"],
  ["client.other_phones.0", "contact"],
  ["address.zip", "slot"],
  ["address", "slot"],
  ["address.street", "contact"],
  ["address.city", "contact"],
  ["slot", "slot"],
  ["where", "slot"],
  ["kind", "problem"],
  ["symptom.id", "problem"],
  ["appliance.brand", "appliance"],
  ["consents.cgv", "contact"],
  ["booking_id", "contact"],
])("the field %s is asked on the screen « %s »", (field, step) => {
  expect(stepOf(field)).toBe(step);
});
