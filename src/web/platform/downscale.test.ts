import { expect, test } from "vitest";
import { downscaled, fit } from "./downscale.ts";

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 2560, height: 1920 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1920, height: 2560 },
  ],
  [
    { width: 2560, height: 100 },
    { width: 2560, height: 100 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
  [
    { width: 12_000, height: 3 },
    { width: 2560, height: 1 },
  ],
])("%o leaves as %o", (given, sent) => {
  expect(fit(given)).toEqual(sent);
});

test("what this browser cannot draw leaves as it is, a document too", async () => {
  const heic = new File(["ftypheic"], "photo.heic", { type: "image/heic" });
  const manual = new File(["%PDF-"], "notice.pdf", { type: "application/pdf" });
  expect(await downscaled(heic)).toBe(heic);
  expect(await downscaled(manual)).toBe(manual);
});
