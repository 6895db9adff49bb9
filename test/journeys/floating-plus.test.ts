/** On a telephone the floating plus covers nothing that could be pressed, once a screen is scrolled to its end. */
import { expect, test, type Page } from "@playwright/test";
import { listScreens, openScreen, type Screen } from "../screens.ts";
import { deskOf, enterAs, MARC, TOUCH } from "./steps.ts";

test(
  "the plus leaves room for the last button of each screen of the office",
  TOUCH,
  async ({ page }) => {
    test.setTimeout(300_000);
    await enterAs(page, MARC);
    let seen = 0;
    for (const screen of await officeScreens())
      await test.step(screen.name, async () => {
        await openScreen(page, screen);
        await scrollToEnd(page);
        const found = await underPlus(page);
        if (found.isShown) seen += 1;
        expect.soft(found.covered, screen.name).toEqual([]);
      });
    // Else the test would pass without a plus.
    expect(seen).toBeGreaterThan(10);
  },
);

async function officeScreens(): Promise<Screen[]> {
  const desk = await deskOf(MARC);
  const screens = await listScreens(desk);
  await desk.dispose();
  return screens.filter(({ path, as, open }) => path.startsWith("/app") && as === MARC && !open);
}

/** The page, and all that scrolls inside it. */
const scrollToEnd = (page: Page): Promise<void> =>
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
const underPlus = (page: Page): Promise<Found> =>
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
