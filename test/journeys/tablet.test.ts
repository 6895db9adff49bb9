/** A tablet held upright: the menu gives its room to the screen, whose lists and tools are read without zooming. */
import { expect, test, type Page } from "@playwright/test";
import { settle } from "../screens.ts";
import { enterAs, MARC, ONCE } from "./steps.ts";

test.use({ viewport: { width: 768, height: 1024 } });

const menuWidth = (page: Page) =>
  page.getByRole("navigation", { name: "Menu" }).evaluate((menu) => menu.clientWidth);

test("a tablet has the menu folded, until its button says otherwise", ONCE, async ({ page }) => {
  await enterAs(page, MARC);
  await page.goto("/app/client");
  await settle(page);
  await expect.poll(() => menuWidth(page)).toBeLessThan(80);
  const phone = page.getByText(/^(\d\d\s){4}\d\d$/).first();
  expect(await phone.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThan(2);
  await page.getByRole("button", { name: "Déplier le menu" }).click();
  await expect.poll(() => menuWidth(page)).toBeGreaterThan(200);
  await page.reload();
  await expect.poll(() => menuWidth(page)).toBeGreaterThan(200);
});

test("a tablet reads the agenda and its list of visits", ONCE, async ({ page }) => {
  await enterAs(page, MARC);
  await page.goto("/app/agenda?view=list");
  await settle(page);
  const views = page.getByRole("radiogroup", { name: "Jours affichés" });
  expect((await views.boundingBox())?.height).toBeLessThan(60);
  await expect(page.getByRole("button", { name: "Affichage" })).toBeInViewport();
  const told = page
    .getByRole("listitem")
    .getByText(/Diagnostic|Réparation/)
    .first();
  expect((await told.boundingBox())?.width).toBeGreaterThan(300);
});
