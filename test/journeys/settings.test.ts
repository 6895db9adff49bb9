/** What the owner decides, and where a client reads it. */
import { expect, test } from "@playwright/test";
import { enterAs, ONCE } from "./steps.ts";

const OWNER = "owner@etabli-du-nord.test";
const SHOP = "/59000/etabli-du-nord";

test(
  "an owner opens on Sunday and changes a price: the public page says so",
  ONCE,
  async ({ page }) => {
    await enterAs(page, OWNER);
    await page.goto("/app/settings");
    // Another price at another try: the first one may have been saved.
    const price = `4${7 + test.info().retry},50`;
    const seen = page.getByRole("complementary", { name: "Voir comme un client" });
    const save = page.getByRole("button", { name: "Enregistrer", exact: true });
    await expect(seen.getByRole("row", { name: /dimanche/i })).toContainText("fermé");
    await expect(save).toBeDisabled();
    await page.getByRole("button", { name: "Ajouter une plage le dimanche" }).click();
    await expect(seen.getByRole("row", { name: /dimanche/i })).toContainText(/9\sh\s–\s12\sh/);
    await save.click();
    await expect(page.getByText("Enregistré", { exact: true })).toBeVisible();

    const menu = page.getByRole("navigation", { name: "Paramètres" });
    await menu.getByRole("link", { name: "Tarifs" }).click();
    await page.getByLabel("Déplacement TTC").fill(price);
    await expect(seen).toContainText(price);
    await menu.getByRole("link", { name: "Horaires" }).click();
    await page.getByRole("button", { name: "Continuer la saisie" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByLabel("Déplacement TTC")).toHaveValue(price);
    await save.click();
    await expect(page.getByText("Enregistré", { exact: true })).toBeVisible();

    // The page of a shop may be some seconds old.
    await expect(async () => {
      await page.goto(SHOP);
      await expect(page.getByText(price).first()).toBeVisible({ timeout: 1_000 });
      await expect(page.getByRole("row", { name: /dimanche/i })).toContainText(/9\sh\s–\s12\sh/);
    }).toPass();
  },
);
