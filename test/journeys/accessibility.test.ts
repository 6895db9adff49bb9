/**
 * Each screen is opened once and looked at three times, since opening is most of the work: axe finds nothing to say by
 * day and by night, wide and narrow (WCAG 2.2 AA and good practice), and no word is cut, also when a reader spaces
 * letters and lines; at 200 % nothing is scrolled sideways to be read and each stop of the Tab key is seen, and nothing
 * is scrolled sideways at 400 % and on a tablet; the floating plus of a telephone covers nothing.
 */
import { expect, test, type Page } from "@playwright/test";
import { violationsIn } from "../looks/axe.ts";
import { cutWhenSpaced, cutWords } from "../looks/cut.ts";
import { scrollToEnd, underPlus } from "../looks/plus.ts";
import { unseenStops, widerThanWindow } from "../looks/zoom.ts";
import {
  AREAS,
  goOnTo,
  listScreens,
  openScreen,
  settle,
  type Area,
  type Screen,
} from "../screens.ts";
import { deskOf, enterAs, MARC, ONCE } from "./steps.ts";

const WIDE = { width: 1280, height: 860 };
const NARROW = { width: 390, height: 844 };
/** 1280 × 860 px at 200 %. */
const ZOOMED = { width: 640, height: 430 };
/** 1280 px at 400 % (WCAG 1.4.10) or the smallest telephone, and a tablet held upright or not. */
const OTHER_WIDTHS = [320, 768, 1024];
type Scheme = "light" | "dark";

/** `npm run axe`: each width by day and by night. Here each screen is seen once wide and once narrow, one of them by night. */
const EVERY_PAIR = process.env.EVERY_PAIR === "1";

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
async function turnScheme(page: Page): Promise<void> {
  const colorScheme: Scheme = (await schemeOf(page)) === "light" ? "dark" : "light";
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

const schemeOf = (page: Page): Promise<Scheme> =>
  page.evaluate(() => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));

async function turnWidth(page: Page): Promise<void> {
  await page.setViewportSize(page.viewportSize()?.width === WIDE.width ? NARROW : WIDE);
  await settle(page);
}

const turnBoth = async (page: Page): Promise<void> => {
  await turnScheme(page);
  await turnWidth(page);
};
const TURNS = EVERY_PAIR ? [turnScheme, turnWidth, turnScheme] : [turnBoth];

/** Opened once, as the screen before it was left. */
async function expectAccessible(page: Page, screen: Screen): Promise<void> {
  await expectNothingSaid(page, screen);
  await stopTransitions(page);
  for (const turn of TURNS) {
    await turn(page);
    await expectNothingSaid(page, screen);
  }
  const seen = `${screen.name}, ${page.viewportSize()?.width} px`;
  expect.soft(await cutWhenSpaced(page), `${seen}, words cut once spaced`).toEqual([]);
  await allowTransitions(page);
}

/** What lies behind a dialog was looked at before the dialog was opened. */
async function expectNothingSaid(page: Page, { name, follows }: Screen): Promise<void> {
  const seen = `${name}, ${page.viewportSize()?.width} px, ${await schemeOf(page)}`;
  expect.soft(await violationsIn(page, follows ? "dialog" : "page"), seen).toEqual([]);
  expect.soft(await cutWords(page), `${seen}, words cut`).toEqual([]);
}

/** Dialogs hold the focus by themselves, and are walked by stories of their own. */
async function expectReachable(page: Page, { name }: Screen): Promise<void> {
  const before = page.viewportSize() ?? WIDE;
  await page.setViewportSize(ZOOMED);
  await settle(page);
  expect.soft(await widerThanWindow(page), `${name} at 200 %`).toEqual([]);
  expect.soft(await unseenStops(page), `${name} at 200 %, by the keyboard`).toEqual([]);
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: ZOOMED.height });
    expect.soft(await widerThanWindow(page), `${name}, ${width} px wide`).toEqual([]);
  }
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: "instant" });
  });
  await page.setViewportSize(before);
}

/** True where the plus is shown: once scrolled to its end, no control of the screen is under it. */
async function expectRoomForPlus(page: Page, { name }: Screen): Promise<boolean> {
  const before = page.viewportSize() ?? NARROW;
  await page.setViewportSize(NARROW);
  await scrollToEnd(page);
  const { isShown, covered } = await underPlus(page);
  expect.soft(covered, `${name}, under the plus`).toEqual([]);
  await page.setViewportSize(before);
  return isShown;
}

test.use({ viewport: WIDE, colorScheme: "light", contextOptions: { reducedMotion: "reduce" } });

/** Areas of Marc's office whose screens show the plus: else its test would pass without a plus. */
const WITH_PLUS: readonly Area[] = ["home and lists", "the agenda"];

// One story for each area: they run side by side.
for (const [rank, area] of AREAS.entries())
  test(
    `every screen is accessible, by day and by night, at 200 % and by the keyboard: ${area}`,
    ONCE,
    async ({ page }) => {
      // A limit is for what hangs: a slow machine needs five minutes for the longest area.
      test.setTimeout(EVERY_PAIR ? 1_800_000 : 600_000);
      if (rank % 2 === 1) await page.setViewportSize(NARROW);
      let seenBy: string | undefined;
      let plusSeen = 0;
      for (const screen of await screensOf(area)) {
        await test.step(screen.name, async () => {
          if (screen.as && screen.as !== seenBy) {
            await changePerson(page, screen.as, seenBy);
            await openScreen(page, screen);
          } else await goOnTo(page, screen);
          seenBy = screen.as ?? seenBy;
          await expectAccessible(page, screen);
          if (screen.follows || screen.open) return;
          await expectReachable(page, screen);
          if (screen.as === MARC && (await expectRoomForPlus(page, screen))) plusSeen += 1;
        });
      }
      if (WITH_PLUS.includes(area)) expect(plusSeen).toBeGreaterThan(3);
    },
  );

/** A browser keeps who was signed in for an hour: it must forget the person before. */
async function changePerson(page: Page, email: string, before: string | undefined): Promise<void> {
  if (before) await page.evaluate(() => localStorage.removeItem("etabli.session"));
  await enterAs(page, email);
}

async function screensOf(area: Area): Promise<Screen[]> {
  const desk = await deskOf(MARC);
  const screens = await listScreens(desk);
  await desk.dispose();
  return screens.filter((screen) => screen.area === area);
}
