/** axe finds nothing to say on any screen, by day and by night, at both widths (WCAG 2.2 AA and good practice). */
import AxeBuilder from "@axe-core/playwright";
import { expect, request, test, type Page } from "@playwright/test";
import { listScreens, openScreen, signIn, type Screen } from "../screens.ts";

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
async function dress(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

const PEOPLE = ["", "marc@atelier-garonne.test", "admin@etabli.test"] as const;

for (const who of PEOPLE)
  test.describe(who || "anybody", () => {
    test.use({ colorScheme: "light", contextOptions: { reducedMotion: "reduce" } });

    test("every screen is accessible, by day and by night", async ({ page, baseURL }) => {
      test.setTimeout(600_000);
      if (who) await signIn(page.request, who);
      for (const screen of await screensOf(who, baseURL ?? ""))
        await test.step(screen.name, async () => {
          await dress(page, "light");
          await openScreen(page, screen);
          const byDay = await violationsIn(axe(page).withTags(TAGS));
          expect.soft(byDay, screen.name).toEqual([]);
          await dress(page, "dark");
          const byNight = await violationsIn(axe(page).withRules(RULES_OF_COLOUR));
          expect.soft(byNight, `${screen.name}, by night`).toEqual([]);
        });
    });
  });

async function screensOf(who: string, baseURL: string): Promise<Screen[]> {
  const office = await request.newContext({ baseURL });
  await signIn(office, "marc@atelier-garonne.test");
  const screens = await listScreens(office);
  await office.dispose();
  return screens.filter((screen) => (screen.as ?? "") === who);
}
