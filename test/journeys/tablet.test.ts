/** Between a desk and a telephone: a tablet held upright has its room for the screen, and a low window its whole menu. */
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

test(
  "a tablet reads the awaited parts as cards, whose first box says what it chooses",
  ONCE,
  async ({ page }) => {
    await enterAs(page, MARC);
    await page.goto("/app/parts");
    await expect(page.getByText("Choisir toutes les pièces", { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 860 });
    await expect(page.getByText("Choisir toutes les pièces", { exact: true })).toBeHidden();
  },
);

for (const [device, viewport] of [
  ["a laptop of 768 px", { width: 1366, height: 650 }],
  ["a telephone that is turned", { width: 844, height: 390 }],
  ["a small telephone", { width: 375, height: 560 }],
] as const)
  test(`${device} scrolls the menu to its last entry`, ONCE, async ({ page }) => {
    await page.setViewportSize(viewport);
    await enterAs(page, MARC);
    await page.goto("/app");
    const opener = page.getByRole("button", { name: "Ouvrir le menu" });
    if (viewport.width < 720) await opener.click();
    const last = page.getByRole("link", { name: "Déconnexion" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });
