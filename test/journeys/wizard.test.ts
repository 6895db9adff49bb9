/** What the other stories of a call do not tell: a cut line, a wizard closed, the one-page form. */
import { expect, test, type Page } from "@playwright/test";
import { fileRepair } from "./records.ts";
import { deskOf, enterAs, MARC, nameFor, said, ONCE } from "./steps.ts";

/** The dialog and the step it shows. */
const wizard = (page: Page) => page.getByRole("dialog", { name: "Nouvelle intervention" });
const step = (page: Page, name: string) => wizard(page).getByRole("region", { name: said(name) });

async function open(page: Page): Promise<void> {
  await page.goto("/app");
  await expect(page.getByRole("heading", { level: 1, name: "Accueil" })).toBeVisible();
  await page.keyboard.press("n");
  await expect(step(page, "Type d’intervention").getByRole("radio").first()).toBeFocused();
}

/** A client with one address, and no open repair of the kind the story makes. */
async function knownClient(story: string): Promise<string> {
  const lastname = nameFor(story);
  await fileRepair(await deskOf(MARC), lastname);
  return lastname;
}

test(
  "a cut line loses nothing: the same intervention leaves again, and only once",
  ONCE,
  async ({ page, context }) => {
    const lastname = await knownClient("COUPURE");
    await enterAs(page, MARC);
    await open(page);
    // Struck without a pause, each key is for its own step, drawn or not.
    const steps = ["1", "ArrowDown", "ArrowUp", "Enter"].map((key) => page.keyboard.press(key));
    await Promise.all([...steps, page.keyboard.type(lastname)]);
    await expect(step(page, "Client").getByRole("combobox")).toHaveValue(lastname);
    await expect(step(page, "Client").getByRole("option").first()).toContainText(lastname);
    await page.keyboard.press("Enter");
    await expect(step(page, "Appareil").getByRole("radio").first()).toBeFocused();
    await page.keyboard.press("3");
    await page.getByRole("button", { name: "Passer cette étape" }).click();
    await context.setOffline(true);
    await page.keyboard.press("Control+Enter");
    await expect(wizard(page).getByText("Le serveur ne répond pas")).toBeVisible();
    await context.setOffline(false);

    await page.reload();
    // The page listens to keys once its title is there.
    await expect(page.getByRole("heading", { level: 1, name: "Accueil" })).toBeVisible();
    await page.keyboard.press("n");
    await wizard(page).getByRole("button", { name: "Reprendre le brouillon" }).click();
    await expect(wizard(page).getByText(lastname)).toBeVisible();
    await wizard(page)
      .getByRole("button", { name: said("Créer l’intervention") })
      .click();
    await expect(page).toHaveURL(/\/app\/sheet\/[0-9a-f-]{36}$/);
  },
);

test(
  "a fast hand on a slow line: no key is lost while parts load, and Enter waits for the slots",
  ONCE,
  async ({ page }) => {
    const lastname = await knownClient("VITESSE");
    await enterAs(page, MARC);
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.goto("/app");
    await expect(page.getByRole("heading", { level: 1, name: "Accueil" })).toBeVisible();
    await page.keyboard.press("n");
    await page.keyboard.type("21");
    await page.keyboard.type(lastname);
    await expect(step(page, "Client").getByRole("combobox")).toHaveValue(lastname);
    await expect(step(page, "Client").getByRole("option").first()).toContainText(lastname);

    await page.keyboard.press("Enter");
    await expect(step(page, "Appareil").getByRole("radio").first()).toBeFocused();
    await page.keyboard.press("3");
    await page.getByRole("button", { name: "Passer cette étape" }).click();
    await page.route("**/api/graphql", async (route) => {
      if (/freeSlots/.test(route.request().postData() ?? ""))
        await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await wizard(page).getByRole("button", { name: "Suivant" }).click();
    await expect(wizard(page).getByText("Recherche des créneaux libres…")).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(wizard(page).getByRole("radio", { checked: true })).toBeFocused();
    await expect(wizard(page).getByRole("button", { name: "Choisir moi-même" })).toBeVisible();
  },
);

test("closing asks only when something would be lost", ONCE, async ({ page }) => {
  await enterAs(page, MARC);
  await open(page);
  await page.keyboard.press("Escape");
  await expect(wizard(page)).toHaveCount(0);
  await page.keyboard.press("n");
  await page.keyboard.press("3");
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: said("Fermer l’intervention en cours") });
  await question.getByRole("button", { name: "Abandonner" }).click();
  await expect(wizard(page)).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(step(page, "Type d’intervention")).toBeVisible();
  await expect(wizard(page).getByText("Reprendre le brouillon")).toHaveCount(0);
});

test("the back key of a session's first page stays in the wizard", ONCE, async ({ page }) => {
  await enterAs(page, MARC);
  await open(page);
  await page.keyboard.press("2");
  await expect(step(page, "Lieu")).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(step(page, "Type d’intervention")).toBeVisible();
  await page.evaluate(() => history.back());
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/app$/);
});

test("the one-page form takes up what the wizard had, and creates the same", async ({ page }) => {
  const lastname = await knownClient("PAGE");
  await enterAs(page, MARC);
  await open(page);
  await page.keyboard.press("2");
  await wizard(page).getByRole("link", { name: "Ancienne page" }).click();
  await expect(page).toHaveURL(/\/app\/sheet$/);
  await expect(page.getByRole("radio", { name: /Réparation/ })).toBeChecked();
  await page.getByRole("textbox", { name: "Précisions" }).fill("Saisi sur une page.");
  await page.getByRole("combobox", { name: "Client" }).fill(lastname);
  await page.getByRole("option", { name: `Camille ${lastname}` }).click();
  await page
    .getByRole("radio", { name: /lave-linge/i })
    .last()
    .check();
  await page.getByRole("button", { name: said("Créer l’intervention") }).click();
  await expect(page).toHaveURL(/\/app\/sheet\/[0-9a-f-]{36}$/);
  await expect(page.locator("[data-part=timeline]")).toContainText("Saisi sur une page.");
});
