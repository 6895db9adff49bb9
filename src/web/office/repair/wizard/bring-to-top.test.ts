import { afterEach, describe, expect, it, test, vi } from "vitest";
import { bringToTop, bringToTopLater } from "./bring-to-top.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

describe("a section brought to the top later", () => {
  /** A page that counts how often it was scrolled, 710 ms after now. */
  function later() {
    vi.useFakeTimers();
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const scrolls: number[] = [];
    const callOff = bringToTopLater(
      () => ({ scrollIntoView: () => void scrolls.push(Date.now()) }),
      710,
    );
    return { scrolls, callOff, tell: (name: string) => page.dispatchEvent(new Event(name)) };
  }

  it("comes once, after the time, when nothing is pressed", () => {
    const { scrolls, tell } = later();
    tell("pointerdown");
    tell("pointerup");
    vi.advanceTimersByTime(709);
    expect(scrolls).toEqual([]);
    vi.advanceTimersByTime(1);
    tell("pointerup");
    vi.runAllTimers();
    expect(scrolls).toHaveLength(1);
  });

  it("waits while a finger is down, and for its click", () => {
    const { scrolls, tell } = later();
    tell("pointerdown");
    vi.advanceTimersByTime(2_000);
    tell("pointerup");
    expect(scrolls).toEqual([]);
    vi.runAllTimers();
    expect(scrolls).toHaveLength(1);
  });

  it("does not come when the finger scrolls, nor once it is called off", () => {
    const scrolling = later();
    scrolling.tell("pointerdown");
    vi.advanceTimersByTime(800);
    scrolling.tell("pointercancel");
    scrolling.tell("pointerup");
    vi.runAllTimers();
    const gone = later();
    gone.callOff();
    vi.runAllTimers();
    expect([...scrolling.scrolls, ...gone.scrolls]).toEqual([]);
  });
});
