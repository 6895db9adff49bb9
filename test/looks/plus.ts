/** What the floating plus of a telephone covers. */
import type { Page } from "@playwright/test";

/** The page, and all that scrolls inside it. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const places = [...document.querySelectorAll("main *")].filter(
      (element) => element.scrollHeight > element.clientHeight,
    );
    for (const place of [document.documentElement, ...places])
      place.scrollTo({ top: place.scrollHeight, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

type Found = { isShown: boolean; covered: string[] };

/** Controls of the screen whose place the plus shares. */
export const underPlus = (page: Page): Promise<Found> =>
  page.evaluate(() => {
    const plus = document.querySelector("[data-part=floating-plus]");
    if (!plus?.checkVisibility()) return { isShown: false, covered: [] };
    const place = plus.getBoundingClientRect();
    const controls = document.querySelectorAll("main :is(a, button, input, select, textarea)");
    const covered = [...controls].filter((control) => {
      const { top, right, bottom, left, width } = control.getBoundingClientRect();
      const isApart =
        bottom <= place.top || top >= place.bottom || right <= place.left || left >= place.right;
      return width > 0 && !isApart && control.checkVisibility({ visibilityProperty: true });
    });
    return {
      isShown: true,
      covered: covered.map((control) => control.outerHTML.slice(0, 160)),
    };
  });
