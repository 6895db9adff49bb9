/** axe finds nothing to say on any screen, by day and by night, wide and narrow (WCAG 2.2 AA and good practice). */
import { expect, test, type Page } from "@playwright/test";
import { violationsIn } from "../axe.ts";
import { AREAS, listScreens, openScreen, settle, type Area, type Screen } from "../screens.ts";
import { deskOf, enterAs, MARC, ONCE } from "./steps.ts";

const WIDE = { width: 1280, height: 860 };
const NARROW = { width: 390, height: 844 };
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

/** Opened once, as the screen before it was left: opening and turning are most of the work. */
async function expectAccessible(page: Page, screen: Screen): Promise<void> {
  await expectNothingSaid(page, screen);
  await stopTransitions(page);
  for (const turn of TURNS) {
    await turn(page);
    await expectNothingSaid(page, screen);
  }
  await allowTransitions(page);
}

/** What lies behind a dialog was looked at before the dialog was opened. */
async function expectNothingSaid(page: Page, { name, follows }: Screen): Promise<void> {
  const seen = `${name}, ${page.viewportSize()?.width} px, ${await schemeOf(page)}`;
  expect.soft(await violationsIn(page, follows ? "dialog" : "page"), seen).toEqual([]);
}

test.use({ viewport: WIDE, colorScheme: "light", contextOptions: { reducedMotion: "reduce" } });

// One story for each area: they run side by side.
for (const [rank, area] of AREAS.entries())
  test(`every screen is accessible, by day and by night: ${area}`, ONCE, async ({ page }) => {
    test.setTimeout(EVERY_PAIR ? 900_000 : 300_000);
    if (rank % 2 === 1) await page.setViewportSize(NARROW);
    let seenBy: string | undefined;
    for (const screen of await screensOf(area)) {
      await test.step(screen.name, async () => {
        if (screen.as && screen.as !== seenBy) await changePerson(page, screen.as, seenBy);
        seenBy = screen.as ?? seenBy;
        await openScreen(page, screen);
        await expectAccessible(page, screen);
      });
    }
  });

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
