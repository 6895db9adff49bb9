/**
 * What had the focus before a dialog has it again, also after a dialog that took the place of another (WCAG 2.4.3). Of two
 * dialogs, Escape closes the upper one; it closes an open menu whether the focus is in the menu already or not.
 */
import { expect, test, type Locator } from "@playwright/test";
import { begin, deskOf, enterAs, MARC, nameFor, ONCE, said } from "./steps.ts";

const KARIM = "karim@atelier-garonne.test";

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
  // Whose work no other story counts: a start elsewhere stops it.
  await enterAs(page, KARIM);
  await page.goto("/app/repair");
  await closesFromButton(page.getByRole("button", { name: "Filtres" }), page.getByRole("dialog"));
  const card = page.getByRole("button", { name: /Changer de statut$/ }).first();
  await closesFromButton(card, page.getByRole("menu"));
  const { repair_id } = await begin(await deskOf(MARC), nameFor("TEMPS"));
  await page.goto(`/app/sheet/${repair_id}`);
  await page.getByRole("button", { name: "Démarrer" }).click();
  await page.getByRole("button", { name: "Arrêter" }).click();
  const time = page.getByRole("button", { name: /^Corriger le temps/ });
  await closesFromButton(time, page.getByRole("dialog"));
});

async function closesFromButton(button: Locator, opened: Locator): Promise<void> {
  await button.click();
  await expect(opened).toBeVisible();
  await button.press("Escape");
  await expect(opened).toHaveCount(0);
  await expect(button).toBeFocused();
}
