import { expect, test } from "vitest";
import { acquaintanceOf } from "./acquaintance.ts";

const FROM_BOOKING = { by_shop: false, served: false, confirmed: false };

test.each([
  ["whom no record matches", undefined, "unknown"],
  ["who booked this morning for the first time", FROM_BOOKING, "unknown"],
  ["whom the shop recorded", { ...FROM_BOOKING, by_shop: true }, "known"],
  ["whose first visit was done", { ...FROM_BOOKING, served: true }, "known"],
  ["who pressed the link of a booking", { ...FROM_BOOKING, confirmed: true }, "confirmed"],
  ["who pressed a link and was served", { by_shop: false, served: true, confirmed: true }, "known"],
])("a contact %s is %s", (_, facts, expected) => {
  expect(acquaintanceOf(facts)).toBe(expected);
});
