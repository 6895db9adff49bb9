import { expect, test } from "vitest";
import { BOOKING_REFUSALS } from "../../domain/booking/refusals.ts";
import { isSiteRefusal, refusalText } from "./refusal.ts";
import { showPhone } from "./phone.ts";

test("every reason not to book reads as a French sentence", () => {
  for (const word of BOOKING_REFUSALS) expect(refusalText(word)).toMatch(/^[A-ZÉ].*\.$/s);
});

test("a slot just taken says what to do, in the words of the house", () => {
  expect(refusalText("slot-taken")).toBe(
    "Ce créneau vient d’être pris. Voici les trois plus proches.",
  );
});

test.each(["constructor", "magie", undefined, 4])("« %s » reads as a failure of ours", (word) => {
  expect(isSiteRefusal(word)).toBe(false);
  expect(refusalText(word)).toBe(refusalText("failure"));
});

test.each([
  ["+33561990010", "05\u00a061\u00a099\u00a000\u00a010"],
  ["+262692123456", "0692\u00a012\u00a034\u00a056"],
  ["+32470123456", "+32470123456"],
  ["", ""],
])("the phone %s is shown « %s »", (stored, shown) => {
  expect(showPhone(stored)).toBe(shown);
});
