/** What a window of 640 × 430 px shows: one of 1280 × 860 px at 200 % (WCAG 1.4.10, 2.1.2 and 2.4.11). */
import type { Page } from "@playwright/test";

/** More than the controls that are around a screen: some of its own are reached. */
const STOPS = 30;

/** What makes the page scroll sideways; tables and boards have a place of their own to scroll in. */
export const widerThanWindow = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What is drawn otherwise at another width is drawn by a script, after the first frame.
    for (const _frame of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isClipped = (element: Element): boolean => {
      const box = element.parentElement;
      if (!box || box === document.body) return false;
      return getComputedStyle(box).overflowX !== "visible" || isClipped(box);
    };
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => !isClipped(element))
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 160));
  });

/** Stops of the Tab key that are off the window, of no size, or wholly under something else. */
export async function unseenStops(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  for (let pressed = 0; pressed < STOPS; pressed++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(standing);
    if (stop === "end") break;
    if (stop !== "seen") unseen.push(stop);
  }
  return unseen;
}

/** Run by the page: "seen", "end" past the last stop, or the element and what is over it. */
function standing(): string {
  const at = document.activeElement;
  if (!at || at === document.body || at === document.documentElement) return "end";
  // A switch, a chip or a choice among several is drawn by its label: the field itself has no size.
  const label = at instanceof HTMLInputElement ? at.labels?.[0] : undefined;
  const drawn = at instanceof HTMLInputElement && /checkbox|radio/.test(at.type) ? label : at;
  const shown = drawn ?? at;
  const { top, right, bottom, left } = shown.getBoundingClientRect();
  const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const [high, low] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const name = at.outerHTML.slice(0, 120);
  if (to - from < 2 || low - high < 2) return `off the window: ${name}`;
  const points = [
    [(from + to) / 2, (high + low) / 2],
    [from + 2, high + 2],
    [to - 2, low - 2],
  ] as const;
  const over = points.map(([across, down]) => document.elementFromPoint(across, down));
  const isFree = over.some(
    (one) => one !== null && (shown.contains(one) || one.contains(shown) || at.contains(one)),
  );
  return isFree ? "seen" : `${name} under ${over[0]?.outerHTML.slice(0, 120)}`;
}
