/** The back key of a telephone or of the browser: it closes what covers the screen, and never loses what was typed. */
import { expect, test, type Page } from "@playwright/test";
import { fileRepair } from "./records.ts";
import { deskOf, enterAs, MARC, nameFor, ONCE, TOUCH } from "./steps.ts";

const KARIM = "karim@atelier-garonne.test";
const OWNER = "owner@etabli-du-nord.test";
const question = (page: Page) => page.getByRole("dialog", { name: "Quitter sans enregistrer" });

test("a dialog is left by the back key after a question, and the sheet stays", async ({ page }) => {
  const lastname = nameFor("RETOUR");
  const repair_id = await fileRepair(await deskOf(MARC), lastname);
  await enterAs(page, KARIM);
  // Nothing to go back to: opened from a letter, say.
  await page.goto(`/app/sheet/${repair_id}`);
  const sheet = new RegExp(`/app/sheet/${repair_id}$`);
  const part = page.getByLabel("Pièce", { exact: true });
  await page.getByRole("button", { name: "Ajouter une pièce" }).click();
  await part.fill("Courroie 1195 J5");
  await page.goBack();
  // Shown, it hears a key only once it has the focus.
  await expect(question(page).getByRole("button", { name: "Continuer la saisie" })).toBeFocused();
  await page.goBack();
  await expect(question(page)).toHaveCount(0);
  await expect(part).toHaveValue("Courroie 1195 J5");
  await page.goBack();
  await question(page).getByRole("button", { name: "Quitter sans enregistrer" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(sheet);

  await page
    .getByRole("link", { name: new RegExp(lastname) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/app\/client\//);
  await page.goBack();
  await expect(page).toHaveURL(sheet);
  await expect(page.getByRole("button", { name: "Ajouter une pièce" })).toBeVisible();
});

test(
  "Escape, the cross and a click beside a dialog ask before what was typed is lost",
  ONCE,
  async ({ page }) => {
    await enterAs(page, MARC);
    await page.goto("/app/prices");
    const add = page.getByRole("button", { name: "Nouveau prix" });
    const form = page.getByRole("dialog", { name: "Nouveau prix" });
    const label = form.getByLabel("Désignation");
    await add.click();
    await expect(label).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(form).toHaveCount(0);
    await add.click();
    await label.fill("Courroie 1195 J5");
    const ways = [
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(4, 400),
      () => form.getByRole("button", { name: "Fermer" }).click(),
    ];
    for (const leave of ways) {
      await leave();
      await question(page).getByRole("button", { name: "Continuer la saisie" }).click();
      await expect(question(page)).toHaveCount(0);
      await expect(label).toHaveValue("Courroie 1195 J5");
      await expect(form.locator(":focus")).toHaveCount(1);
    }
    await page.keyboard.press("Escape");
    await question(page).getByRole("button", { name: "Quitter sans enregistrer" }).click();
    await expect(form).toHaveCount(0);
    await expect(add).toBeFocused();
  },
);

test("Escape clears what is searched in a dialog, before it closes it", ONCE, async ({ page }) => {
  const repair_id = await fileRepair(await deskOf(MARC), nameFor("GOMME"));
  await enterAs(page, MARC);
  await page.goto(`/app/sheet/${repair_id}`);
  await page.getByRole("button", { name: "Modifier l’appareil" }).click();
  const form = page.getByRole("dialog", { name: "Modifier l’appareil" });
  await form.getByRole("button", { name: "Changer d’appareil" }).click();
  const kind = form.getByRole("combobox", { name: "Appareil" });
  await kind.fill("frigo");
  await kind.press("Escape");
  await expect(kind).toHaveValue("");
  await expect(kind).toBeFocused();
  await kind.press("Escape");
  await expect(form).toHaveCount(0);
});

test("the menu of a telephone is closed by the back key", TOUCH, async ({ page }) => {
  await enterAs(page, MARC);
  await page.goto("/app");
  await page.getByRole("link", { name: "Agenda", exact: true }).last().click();
  await expect(page).toHaveURL(/\/app\/agenda/);
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  const entry = page.getByRole("link", { name: "Déconnexion" });
  await expect(entry).toBeVisible();
  await page.goBack();
  await expect(entry).toBeHidden();
  await expect(page).toHaveURL(/\/app\/agenda/);
  await page.goBack();
  await expect(page).toHaveURL(/\/app$/);
});

test(
  "the back key twice stays on a form that is not saved, and it may still be left",
  ONCE,
  async ({ page }) => {
    await enterAs(page, OWNER);
    await page.goto("/app");
    await page.getByRole("link", { name: "Paramètres", exact: true }).click();
    const address = /\/app\/settings/;
    await expect(page).toHaveURL(address);
    await page.getByRole("button", { name: "Ajouter une plage le dimanche" }).click();
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await page.goBack();
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("button", { name: "Enregistrer", exact: true })).toBeEnabled();
    await page.goBack();
    await question(page).getByRole("button", { name: "Quitter sans enregistrer" }).click();
    await expect(page).toHaveURL(/\/app$/);
    await page.goForward();
    await expect(page).toHaveURL(address);
  },
);
