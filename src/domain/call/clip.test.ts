import { expect, test } from "vitest";
import { CLIP_REFUSAL_FR, clipSent, isClip, isTooLong, LONGEST_CLIP } from "./clip.ts";

test.each([
  ["image/jpeg", true],
  ["image/webp", true],
  ["video/mp4", true],
  ["video/quicktime", true],
  ["application/pdf", false],
])("%s is taken: %s", (mimetype, isTaken) => {
  expect(isClip(mimetype)).toBe(isTaken);
});

test.each([
  [4.2, false],
  [LONGEST_CLIP, false],
  [20.6, false],
  [22, true],
])("a film of %f s is too long: %s", (seconds, isLong) => {
  expect(isTooLong(seconds)).toBe(isLong);
});

test("every refusal is said in words of its own", () => {
  for (const text of Object.values(CLIP_REFUSAL_FR)) expect(text).toMatch(/^[A-ZÀÉ].*\.$/);
  expect(clipSent("video/mp4")).not.toBe(clipSent("image/png"));
});
