/** The front desk answers the telephone: from N to the sheet, with the keyboard alone. */
import { expect, test, type Page } from "@playwright/test";
import { ask, begin, deskOf, enterAs, MARC, nameFor, said } from "./steps.ts";

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
  await begin(await deskOf(MARC), lastname);
  return lastname;
}

test("a known client calls: a visit is created with the keyboard alone, and its keys are few", async ({
  page,
}) => {
  const lastname = await knownClient("APPEL");
  await enterAs(page, MARC);
  await open(page);
  let keys = 1;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  const begun = Date.now();

  await press("2");
  await press("Enter");
  await expect(step(page, "Lieu").getByRole("radio", { checked: true })).toBeFocused();
  await press("1");
  await expect(step(page, "Client").getByRole("combobox")).toBeFocused();
  await page.keyboard.type(lastname.toLowerCase(), { delay: 30 });
  keys += lastname.length;
  await expect(step(page, "Client").getByRole("option").first()).toContainText(lastname);
  await press("Enter");

  await expect(
    step(page, "Appareil").getByRole("radio", { name: /Nouvel appareil/ }),
  ).toBeFocused();
  await press("1");
  await expect(step(page, "Appareil").getByRole("combobox").first()).toBeFocused();
  await page.keyboard.type("frigo", { delay: 30 });
  keys += 5;
  await press("Enter");
  await expect(step(page, "Appareil").getByText("Réfrigérateur").first()).toBeVisible();
  await expect(step(page, "Appareil").getByRole("combobox", { name: "Marque" })).toBeFocused();
  await press("Enter");

  await expect(step(page, "Symptômes").getByRole("button").first()).toBeFocused();
  await press("1");
  await expect(step(page, "Symptômes").getByRole("navigation")).toBeVisible();
  await press("1");
  await expect(step(page, "Précisions").getByLabel("Précisions")).toBeFocused();
  await press("Control+Enter");

  await expect(step(page, "Rendez-vous").getByRole("radio", { checked: true })).toBeFocused();
  await press("Enter");
  await expect(page).toHaveURL(/\/app\/sheet\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(lastname);
  await expect(page.getByText("Prêt à réparer").first()).toBeVisible();
  const seconds = Math.round((Date.now() - begun) / 1000);
  test.info().annotations.push({ type: "keys", description: `${keys} keys, ${seconds} s` });
  expect(keys - lastname.length).toBeLessThanOrEqual(20);
});

test("a drop-off ends at the notes: the workshop needs no appointment", async ({ page }) => {
  const lastname = await knownClient("DEPOT");
  await enterAs(page, MARC);
  await open(page);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type(lastname);
  await expect(step(page, "Client").getByRole("option").first()).toContainText(lastname);
  await page.keyboard.press("Enter");
  await expect(step(page, "Appareil").getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("3");
  await expect(step(page, "Symptômes")).toBeVisible();
  await page.getByRole("button", { name: "Passer cette étape" }).click();
  await page.keyboard.type("Déposé sans le câble.");
  await expect(
    wizard(page).getByRole("button", { name: said("Créer l’intervention") }),
  ).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL(/\/app\/sheet\/[0-9a-f-]{36}$/);
  await expect(page.locator(".timeline")).toContainText("Déposé sans le câble.");
  await expect(page.getByText("Devis à faire").first()).toBeVisible();
});

test("an absence is two steps, and leads to its day in the agenda", async ({ page }, {
  project,
}) => {
  await enterAs(page, MARC);
  await open(page);
  await page.keyboard.press("6");
  await page.keyboard.press("Enter");
  const form = step(page, "Rendez-vous");
  await wizard(page).getByRole("button", { name: "Créer le rendez-vous" }).click();
  await expect(form.getByText("selectionner une date").first()).toBeVisible();
  await expect(form.getByText("selectionner une heure").first()).toBeVisible();
  const day = project.name === "bureau" ? "2027-03-01" : "2027-03-02";
  await form.getByLabel("Date", { exact: false }).first().fill(day);
  await form.getByLabel("Toute la journée").check();
  await wizard(page).getByRole("button", { name: "Précédent" }).click();
  await expect(step(page, "Type d’intervention")).toBeVisible();
  await wizard(page).getByRole("button", { name: "Suivant" }).click();
  await wizard(page).getByRole("button", { name: "Créer le rendez-vous" }).click();
  await expect(wizard(page).getByText("Rendez-vous créé")).toBeVisible();
  await wizard(page)
    .getByRole("link", { name: said("Voir ce jour dans l’agenda") })
    .click();
  await expect(page).toHaveURL(new RegExp(`date=.*${day}`));
  const { events } = await ask<{ events: { kind: string; fullday: boolean }[] }>(
    await deskOf(MARC),
    "query ($from: Instant!, $to: Instant!) { events(from: $from, to: $to) { kind fullday } }",
    { from: `${day}T06:00:00Z`, to: `${day}T18:00:00Z` },
  );
  expect(events).toContainEqual({ kind: "Congé / indisponibilité", fullday: true });
});

test("a cut line loses nothing: the same intervention leaves again, and only once", async ({
  page,
  context,
}) => {
  const lastname = await knownClient("COUPURE");
  await enterAs(page, MARC);
  await open(page);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type(lastname);
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
  await page.keyboard.press("n");
  await wizard(page).getByRole("button", { name: "Reprendre le brouillon" }).click();
  await expect(wizard(page).getByText(lastname)).toBeVisible();
  await wizard(page)
    .getByRole("button", { name: said("Créer l’intervention") })
    .click();
  await expect(page).toHaveURL(/\/app\/sheet\/[0-9a-f-]{36}$/);
});

test("closing asks only when something would be lost", async ({ page }) => {
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

test("a new client drops an appliance off, without leaving the wizard", async ({ page }) => {
  const lastname = nameFor("NOUVEAU");
  await enterAs(page, MARC);
  await open(page);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await page.keyboard.press("2");
  await page.keyboard.type(lastname);
  await expect(step(page, "Client").getByText(said("Aucun client trouvé")).first()).toBeVisible();
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Nouveau client" });
  await expect(form.getByRole("textbox", { name: "Nom", exact: true })).toHaveValue(lastname);
  await form.getByRole("textbox", { name: "Prénom" }).fill("Jean-Élie");
  await form.getByRole("button", { name: /Enregistrer|Créer/ }).click();
  await expect(form).toHaveCount(0);
  await expect(step(page, "Appareil").getByRole("combobox").first()).toBeFocused();
  await page.keyboard.type("machine a laver");
  await page.keyboard.press("Enter");
  await expect(step(page, "Appareil").getByRole("combobox", { name: "Marque" })).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL(/\/app\/sheet\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`Jean-Élie ${lastname}`);
});

test("an open repair is taken up again: what is said now joins its journal", async ({ page }) => {
  const lastname = nameFor("REPRISE");
  const { repair_id } = await begin(await deskOf(MARC), lastname);
  await enterAs(page, MARC);
  await open(page);
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await page.keyboard.press("2");
  await page.keyboard.type(lastname);
  await expect(step(page, "Client").getByRole("option").first()).toContainText(lastname);
  await page.keyboard.press("Enter");
  await expect(step(page, "Appareil").getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("2");
  await page.getByRole("button", { name: "Passer cette étape" }).click();
  await page.keyboard.type("Il apporte la clé du sous-sol.");
  await wizard(page)
    .getByRole("button", { name: said("Créer l’intervention") })
    .click();
  await expect(page).toHaveURL(new RegExp(`/app/sheet/${repair_id}$`));
  await expect(page.locator(".timeline")).toContainText("Il apporte la clé du sous-sol.");
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
  await page.getByRole("option", { name: new RegExp(`^${lastname}`) }).click();
  await page
    .getByRole("radio", { name: /lave-linge/i })
    .last()
    .check();
  await page.getByRole("button", { name: said("Créer l’intervention") }).click();
  await expect(page).toHaveURL(/\/app\/sheet\/[0-9a-f-]{36}$/);
  await expect(page.locator(".timeline")).toContainText("Saisi sur une page.");
});
