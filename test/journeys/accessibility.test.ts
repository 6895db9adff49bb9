/** axe finds nothing to say on any screen, by day and by night, at both widths (WCAG 2.2 AA and good practice). */
import AxeBuilder from "@axe-core/playwright";
import { expect, request, test, type Page } from "@playwright/test";
import { listScreens, openScreen, signIn, type Screen } from "../screens.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} — ${target.join(" ")}\n${failureSummary}`,
    ),
  );
}

const PEOPLE = ["", "marc@atelier-garonne.test", "admin@etabli.test"] as const;

for (const who of PEOPLE)
  test(`every screen is accessible to ${who || "anybody"}`, async ({ page, baseURL }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (who) await signIn(page.request, who);
    for (const screen of await screensOf(who, baseURL ?? ""))
      await test.step(screen.name, async () => {
        await openScreen(page, screen);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          const found = await violationsOn(page);
          expect.soft(found, `${screen.name}, ${colorScheme}`).toEqual([]);
        }
      });
  });

async function screensOf(who: string, baseURL: string): Promise<Screen[]> {
  const office = await request.newContext({ baseURL });
  await signIn(office, "marc@atelier-garonne.test");
  const screens = await listScreens(office);
  await office.dispose();
  return screens.filter((screen) => (screen.as ?? "") === who);
}
