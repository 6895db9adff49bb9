import { expect, test } from "vitest";
import { fitted } from "./recorder.ts";

test.each([
  [640, 480, 640, 480],
  [1920, 1080, 960, 540],
  [720, 1281, 540, 960],
  [1, 1, 2, 2],
])("a picture of %i × %i is filmed at %i × %i", (width, height, wide, high) => {
  expect(fitted(width, height)).toEqual({ width: wide, height: high });
});
