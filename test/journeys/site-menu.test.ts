/** The menu of the public pages, which load no script: a bar, and below 720 px a sheet that a button opens. */
import { expect, test, type Page } from "@playwright/test";
import { enterAs, MARC, ONCE } from "./steps.ts";

test.use({ javaScriptEnabled: false });

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Menu principal" });
const opener = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const quick = (page: Page) => page.getByRole("navigation", { name: "Accès rapide" });

/** Room for the whole page, so that nothing is hidden by scrolling. */
const at = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

test(
  "the public menu switches at 720 px, and the keyboard opens and closes it",
  ONCE,
  async ({ page }) => {
    await at(page, 720);
    await page.goto("/about");
    await expect(menuOf(page).getByRole("link")).toHaveText([
      "Tarifs",
      "A propos",
      "S'inscrire",
      "Connexion",
    ]);
    await expect(opener(page)).toBeHidden();
    await at(page, 719);
    await expect(menuOf(page)).toBeHidden();
    await expect(opener(page)).toBeVisible();
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(menuOf(page).getByRole("link", { name: "Tarifs" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menuOf(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  },
);

test("on a telephone the menu opens under the finger, closes beside it, and leads on", async ({
  page,
}) => {
  await at(page, 390);
  await page.goto("/about");
  await opener(page).click();
  const close = menuOf(page).getByRole("button", { name: "Fermer" });
  await close.click();
  await expect(menuOf(page)).toBeHidden();
  await opener(page).click();
  await menuOf(page).getByRole("link", { name: "Tarifs" }).click();
  await expect(page).toHaveURL(/\/tarifs$/);
});

test(
  "who is signed in finds the office in it, and under the thumb the four screens of the day",
  ONCE,
  async ({ page }) => {
    await enterAs(page, MARC);
    await at(page, 390);
    await page.goto("/about");
    await expect(quick(page).getByRole("link")).toHaveText([
      "Dashboard",
      "Agenda",
      "Suivi",
      "Clients",
    ]);
    await opener(page).click();
    await expect(menuOf(page).getByRole("link")).toHaveText([
      "Accueil",
      "Agenda",
      "Suivi des réparations",
      "Factures - Paiements",
      "Fiches Clients",
      "Paramètres",
      "Déconnexion",
    ]);
    await at(page, 720);
    await page.goto("/about");
    await expect(quick(page)).toBeHidden();
    await expect(menuOf(page).getByRole("link", { name: "Déconnexion" })).toBeVisible();
  },
);
