/** The wizard opened from a page that already knows whom it is about. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, type Page } from "@playwright/test";
import { fileRepair } from "./records.ts";
import { deskOf, enterAs, MARC, nameFor, ONCE } from "./steps.ts";
import { createButton, step, wizard } from "./wizard-desk.ts";

/** A story on the sheet of an open repair. */
async function onSheet(page: Page, story: string): Promise<string> {
  const repair_id = await fileRepair(await deskOf(MARC), nameFor(story));
  await enterAs(page, MARC);
  await page.goto(`/app/sheet/${repair_id}`);
  await page.getByRole("button", { name: /^Reprendre la réparation R/ }).click();
  await expect(step(page, "Type d’intervention").getByRole("radio").first()).toBeFocused();
  return repair_id;
}

test(
  "a repair is taken up again from its sheet: neither the client nor the machine is asked",
  ONCE,
  async ({ page }) => {
    // The hand is quicker than the answer: the client step is there before its client.
    await page.route("**/api/graphql", async (route) => {
      if (route.request().postData()?.includes("query wizardRepair(")) await sleep(1_500);
      await route.continue();
    });
    const repair_id = await onSheet(page, "RAPPEL");
    await page.keyboard.press("2");
    await expect(step(page, "Lieu").getByRole("radio", { checked: true })).toBeFocused();
    await page.keyboard.press("2");
    const goOn = wizard(page).getByRole("button", { name: "Suivant", exact: true });
    await expect(
      step(page, "Client").getByRole("button", { name: "Changer de client" }),
    ).toBeVisible();
    await goOn.click();
    await expect(step(page, "Appareil").getByRole("radio", { checked: true })).toBeVisible();
    await goOn.click();
    await page.getByRole("button", { name: "Passer cette étape" }).click();
    await page.getByRole("textbox", { name: "Précisions" }).fill("Elle fait aussi du bruit.");
    await createButton(page).click();
    await expect(page).toHaveURL(new RegExp(`/app/sheet/${repair_id}$`));
    await expect(page.locator("[data-part=timeline]")).toContainText("Elle fait aussi du bruit.");
  },
);

test(
  "closed before anything was said, it asks nothing and keeps nothing",
  ONCE,
  async ({ page }) => {
    await onSheet(page, "FERMER");
    await expect(wizard(page).getByText(/^Réparation R/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(wizard(page)).toHaveCount(0);
    await page.keyboard.press("n");
    await expect(wizard(page)).toBeVisible();
    await expect(wizard(page).getByText("brouillon")).toHaveCount(0);
  },
);
