import { expect, test } from "vitest";
import { askedLines, isRest, isSound, untoldFault } from "./part.ts";

const LINES = [
  { id: "l1", left: 20_000, quantity: 20_000 },
  { id: "l2", left: 5_000, quantity: 10_000 },
];

test.each([
  ["everything that is left", undefined, true],
  ["no line yet", {}, false],
  ["half of a line", { l1: 10_000 }, true],
  ["all that is left of two lines", { l1: 20_000, l2: 5_000 }, true],
  ["more than is left of one of them", { l1: 20_000, l2: 5_001 }, false],
  ["nothing of a line", { l1: 0 }, false],
  ["a quantity that is not a number yet", { l1: 10_000, l2: Number.NaN }, false],
  ["a line that was unticked", { l1: undefined }, false],
])("%s", (_, chosen, sound) => {
  expect(isSound(chosen, LINES)).toBe(sound);
});

test("all that is left goes as null, a part line by line", () => {
  expect(askedLines(undefined)).toBeNull();
  expect(askedLines({ l1: 10_000, l2: undefined })).toEqual([{ line_id: "l1", quantity: 10_000 }]);
});

test("an invoice is on the rest once something of a line was billed", () => {
  expect(isRest(LINES)).toBe(true);
  expect(isRest(LINES.slice(0, 1))).toBe(false);
});

test("a refusal is said once: by its field, or above the buttons", () => {
  expect(untoldFault({ fault: "part-quantity" })).toBeUndefined();
  expect(untoldFault({ fault: "vat-ground-missing" })).toBeUndefined();
  expect(untoldFault({ fault: null })).toBeUndefined();
  expect(untoldFault({ fault: "regime-changed" })).toBe("regime-changed");
});
