/** axe finds nothing to say on any screen, by day and by night, at both widths (WCAG 2.2 AA and good practice). */
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { AREAS, listScreens, openScreen, type Area, type Screen } from "../screens.ts";
import { deskOf, enterAs, MARC } from "./steps.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What the night can break: it changes colours and nothing else. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/** Only what is wrong is described, and no second page is opened to say it: five times as fast. No screen has frames. */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();

async function violationsIn(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} — ${target.join(" ")}\n${failureSummary}`,
    ),
  );
}

/** The same screen by night, once nothing moves any more. */
async function setColours(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async (scheme) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The office follows the system from a script of its own, which may run some frames later.
    const attribute = "data-mantine-color-scheme";
    const root = document.documentElement;
    while (root.hasAttribute(attribute) && root.getAttribute(attribute) !== scheme) await frame();
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, colorScheme);
}

async function expectAccessible(page: Page, { name }: Screen): Promise<void> {
  const byDay = await violationsIn(axe(page).withTags(TAGS));
  expect.soft(byDay, name).toEqual([]);
  await setColours(page, "dark");
  const byNight = await violationsIn(axe(page).withRules(RULES_OF_COLOUR));
  expect.soft(byNight, `${name}, by night`).toEqual([]);
  await setColours(page, "light");
}

test.use({ colorScheme: "light", contextOptions: { reducedMotion: "reduce" } });

// One story for each area: they run side by side.
for (const area of AREAS)
  test(`every screen is accessible, by day and by night: ${area}`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const screen of await screensOf(area)) {
      await test.step(screen.name, async () => {
        if (screen.as) await enterAs(page, screen.as);
        await openScreen(page, screen);
        await expectAccessible(page, screen);
      });
    }
  });

async function screensOf(area: Area): Promise<Screen[]> {
  const desk = await deskOf(MARC);
  const screens = await listScreens(desk);
  await desk.dispose();
  return screens.filter((screen) => screen.area === area);
}
