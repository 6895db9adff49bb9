import { afterEach, expect, test, vi } from "vitest";
import { bringToTop } from "./bring-to-top.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["glides", false, "smooth"],
  ["jumps for whoever asked for less motion", true, "auto"],
])("a section brought to the top %s", (_how, matches, behavior) => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(prefers-reduced-motion: reduce)" && matches,
  }));
  const asked: unknown[] = [];
  class Section {
    scrollIntoView(options: unknown) {
      asked.push(options);
    }
  }
  const section: Pick<Element, "scrollIntoView"> = new Section();
  bringToTop(section);
  expect(asked).toEqual([{ block: "start", behavior }]);
  expect(() => bringToTop(null)).not.toThrow();
});
