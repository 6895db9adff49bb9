import { afterEach, expect, test, vi } from "vitest";
import { hasUploads, UPLOADS_KEY } from "./upload-key.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["[]", true],
  [null, false],
])("a list kept as %j: %s", (kept, expected) => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key === UPLOADS_KEY ? kept : "another"),
  });
  expect(hasUploads()).toBe(expected);
});

test("a browser that refuses its storage has none, and the page goes on", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("denied");
    },
  });
  expect(hasUploads()).toBe(false);
});
