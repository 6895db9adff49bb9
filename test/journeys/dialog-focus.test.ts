/**
 * What had the focus before a dialog has it again, also after a dialog that took the place of another (WCAG 2.4.3). Of two
 * dialogs, Escape closes the upper one; it closes an open menu whether the focus is in the menu already or not.
 */
import { expect, test } from "@playwright/test";
import { enterAs, MARC, nameFor, ONCE, said } from "./steps.ts";

test(
  "a key that is shown once gives the focus back to the button that asked for it",
  ONCE,
  async ({ page }) => {
    await enterAs(page, MARC);
    await page.goto("/app/settings?section=keys");
    const create = page.getByRole("button", { name: "Créer une clé" });
    await create.click();
    const form = page.getByRole("dialog", { name: "Créer une clé" });
    const name = nameFor("CLE");
    await form.getByLabel("Nom du logiciel").fill(name);
    await form.getByRole("checkbox").first().press("Space");
    await form.getByRole("button", { name: "Créer la clé" }).click();
    const secret = page.getByRole("dialog", { name: `La clé ${name}` });
    await secret.getByRole("button", { name: said("J’ai gardé cette clé") }).click();
    await expect(secret).toHaveCount(0);
    await expect(create).toBeFocused();
  },
);

test(
  "Escape closes a dialog on another alone, and the focus is back inside the other",
  ONCE,
  async ({ page }) => {
    await enterAs(page, MARC);
    await page.goto("/app");
    await page.getByRole("button", { name: /^Mon compte/ }).click();
    const account = page.getByRole("dialog", { name: "Mon compte" });
    const activate = account.getByRole("button", { name: "Activer le code de connexion" });
    await activate.click();
    await expect(page.getByRole("dialog", { name: "Activer le code de connexion" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(activate).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(account).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Mon compte/ })).toBeFocused();
  },
);

test("Escape closes a menu whose button has the focus still", ONCE, async ({ page }) => {
  await enterAs(page, MARC);
  await page.goto("/app/repair");
  const filters = page.getByRole("button", { name: "Filtres" });
  await filters.click();
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  await filters.focus();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(filters).toBeFocused();
  const move = page.getByRole("button", { name: /Changer de statut$/ }).first();
  await move.click();
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  await move.focus();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(move).toBeFocused();
});
