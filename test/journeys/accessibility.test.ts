/** axe finds nothing to say on any screen, by day and by night, wide and narrow (WCAG 2.2 AA and good practice). */
import { expect, test, type Page } from "@playwright/test";
import { NoAnswer, violationsIn } from "../axe.ts";
import { AREAS, listScreens, openScreen, settle, type Area, type Screen } from "../screens.ts";
import { deskOf, enterAs, MARC, ONCE } from "./steps.ts";

const WIDE = { width: 1280, height: 860 };
const NARROW = { width: 390, height: 844 };
const BY_DAY = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What the night can break: it changes colours and nothing else. */
const BY_NIGHT = ["color-contrast", "link-in-text-block"];

/** Colours change at once: a transition on each element would pass them down one frame a level. */
const stopTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before, *::after { transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });

const allowTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => void document.adoptedStyleSheets.pop());

/** The same screen by night, or by day again. */
async function setColours(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async (scheme) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The office follows the system from a script of its own, which may run some frames later.
    const attribute = "data-mantine-color-scheme";
    const root = document.documentElement;
    while (root.hasAttribute(attribute) && root.getAttribute(attribute) !== scheme) await frame();
    await frame();
  }, colorScheme);
}

async function expectByDay(page: Page, what: string): Promise<void> {
  const byDay = await violationsIn(page, { type: "tag", values: BY_DAY });
  expect.soft(byDay, what).toEqual([]);
}

async function expectByNight(page: Page, what: string): Promise<void> {
  const byNight = await violationsIn(page, { type: "rule", values: BY_NIGHT });
  expect.soft(byNight, `${what}, by night`).toEqual([]);
}

/** Opened once, at the width of the screen before it, then turned by night: opening and changing colours is the work. */
async function expectAccessibleAtBothWidths(page: Page, { name }: Screen): Promise<void> {
  const opened = page.viewportSize()?.width === WIDE.width ? WIDE : NARROW;
  const turned = opened === WIDE ? NARROW : WIDE;
  await expectByDay(page, `${name}, ${opened.width} px`);
  await stopTransitions(page);
  await setColours(page, "dark");
  await expectByNight(page, `${name}, ${opened.width} px`);
  await page.setViewportSize(turned);
  await settle(page);
  await expectByNight(page, `${name}, ${turned.width} px`);
  await setColours(page, "light");
  await expectByDay(page, `${name}, ${turned.width} px`);
  await allowTransitions(page);
}

test.use({ viewport: WIDE, colorScheme: "light", contextOptions: { reducedMotion: "reduce" } });

// One story for each area: they run side by side.
for (const area of AREAS)
  test(`every screen is accessible, by day and by night: ${area}`, ONCE, async ({ page }) => {
    test.setTimeout(300_000);
    let begun: Screen | undefined;
    for (const screen of await screensOf(area)) {
      await test.step(screen.name, async () => {
        if (screen.as) await enterAs(page, screen.as);
        if (!screen.follows) begun = screen;
        await openScreen(page, screen);
        await expectAccessibleAtBothWidths(page, screen).catch(async (error: unknown) => {
          if (!(error instanceof NoAnswer) || error.isOfPage) throw error;
          console.warn(error.message);
          await page.emulateMedia({ colorScheme: "light" });
          if (begun && begun !== screen) await openScreen(page, begun);
          await openScreen(page, screen);
          await expectAccessibleAtBothWidths(page, screen);
        });
      });
    }
  });

async function screensOf(area: Area): Promise<Screen[]> {
  const desk = await deskOf(MARC);
  const screens = await listScreens(desk);
  await desk.dispose();
  return screens.filter((screen) => screen.area === area);
}
