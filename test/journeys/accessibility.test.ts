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

// A context for each scheme: a page that changes scheme while open is measured in the middle of it.
for (const colorScheme of ["light", "dark"] as const)
  for (const who of PEOPLE)
    test.describe(`${who || "anybody"}, ${colorScheme}`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

      test("every screen is accessible", async ({ page, baseURL }) => {
        test.setTimeout(600_000);
        if (who) await signIn(page.request, who);
        for (const screen of await screensOf(who, baseURL ?? ""))
          await test.step(screen.name, async () => {
            await openScreen(page, screen);
            expect.soft(await violationsOn(page), screen.name).toEqual([]);
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
