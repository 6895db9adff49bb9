/** A craftsperson opens a shop alone and receives a first booking. */
import { randomInt } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { signUpSiret } from "../shop/siret.ts";
import { linkOf } from "./letters.ts";
import {
  answerAll,
  booked,
  confirm,
  confirmUntil,
  nameFor,
  next as goOn,
  ONCE,
  said,
  slots,
  strike,
  tabTo,
  typeIn,
} from "./steps.ts";

const PASSWORD = "cinq écrous et une clé à pipe";
/** A person who types on a telephone: to find a field, to fill it, to read a screen; in seconds. */
const PACE = { field: 15, screen: 30 };
const TEN_MINUTES = 600;

const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name: said(name) })).toBeVisible();

test("a craftsperson goes from sign-up to a first booking received in less than ten minutes", async ({
  page,
  browser,
}, info) => {
  const begun = Date.now();
  const email = `nadia.${randomInt(1e9)}@atelier.example`;
  const name = `Chez Nadia ${randomInt(1e6)}`;
  let fields = 0;
  let screens = 1;
  const fill = async (label: string, value: string) => {
    fields += 1;
    await page.getByLabel(label, { exact: true }).fill(value);
  };
  const next = async (button: string, title: string) => {
    screens += 1;
    await page.getByRole("button", { name: button }).click();
    await heading(page, title);
  };

  await page.goto("/tarifs");
  await page.getByRole("link", { name: "Commencer avec Découverte" }).click();
  await heading(page, "Ouvrez votre atelier");
  await fill("Nom de l’atelier", name);
  await fill("Code postal", "31000");
  await fill("Prénom", "Nadia");
  await fill("Nom", "Le Goff");
  await fill("Adresse e-mail", email);
  await fill("Mot de passe", PASSWORD);
  await next("Créer mon compte", "Regardez vos e-mails");

  await page.goto(await linkOf(email, /\/app\/onboarding#lien=[\w-]+/));
  await heading(page, "Confirmez votre adresse");
  await fill("Mot de passe", PASSWORD);
  await next("Confirmer et continuer", "Votre société");
  await fill("SIRET", signUpSiret());
  await fill("Numéro et rue", "12 rue des Copeaux");
  await next("Enregistrer et continuer", "Que réparez-vous");
  fields += 1;
  await page.getByRole("button", { name: "Gros électroménager" }).click();
  await next("Enregistrer et continuer", "Vos horaires");

  // What was saved is found again after the page was closed.
  await page.goto("/app/onboarding");
  await heading(page, "Vos horaires");
  await next("Enregistrer et continuer", "Vos premiers tarifs");
  await expect(page.getByLabel("Déplacement TTC")).toHaveValue(said("35,00"));
  await next("Enregistrer et continuer", "Votre page");
  const address = await page.getByText(/\/31000\/chez-nadia-/).innerText();
  await next("Mettre ma page en ligne", "Votre page est en ligne");
  await expect(page.getByRole("listitem").filter({ hasText: " h – " }).first()).toBeVisible();

  // The page tried as a client would; the trial is in the agenda, then gone by one press.
  screens += 1;
  await page.getByRole("link", { name: said("Faire une réservation d’essai") }).click();
  await expect(page.getByText(said("Réservation d’essai."))).toBeVisible();
  fields += 1;
  await page.getByLabel("Cherchez votre appareil").fill("lave-linge");
  await page.getByRole("button", { name: "Lave-linge", exact: true }).click();
  for (const _screen of ["appliance", "problem"]) {
    screens += 1;
    await goOn(page);
  }
  await slots(page).first().click();
  screens += 1;
  await expect(page.getByLabel("Nom", { exact: true })).toHaveValue("Essai");
  fields += 2;
  await page.getByLabel("Téléphone", { exact: true }).fill("05 61 99 00 10");
  await confirm(page);
  await heading(page, "Votre essai est réservé");
  const letter = await linkOf(email, /\/app\/agenda\?date=[\d-]+&appointemnt=[\w-]+/);
  await page.getByRole("link", { name: said("Continuer l’ouverture de l’atelier") }).click();
  await expect(page.getByText("Votre essai est dans l’agenda")).toBeVisible();
  const trial = await page.context().newPage();
  await trial.goto(letter);
  await expect(trial.getByLabel("Notes du rendez-vous")).toHaveValue(/^Réservation d’essai/);
  await trial.close();
  await page.getByRole("button", { name: said("Retirer l’essai") }).click();
  await expect(
    page.getByRole("link", { name: said("Faire une réservation d’essai") }),
  ).toBeVisible();

  const lastname = nameFor("PREMIER");
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  await heading(visitor, name);
  await visitor.getByRole("link", { name: "Prendre rendez-vous" }).first().click();
  await answerAll(visitor, { lastname, town: { zip: "31000", city: "Toulouse" } });
  await confirmUntil(visitor, booked(visitor));
  await visitor.context().close();
  screens += 1;
  await page.goto("/app/repair");
  await expect(page.getByRole("article", { name: lastname })).toBeVisible();
  // The first number is the first client’s: the trial took none, and left no repair.
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("checkbox", { name: /R\d{4}-00001$/ })).toBeAttached();
  const human = fields * PACE.field + screens * PACE.screen;
  const program = Math.round((Date.now() - begun) / 1000);
  info.annotations.push({
    type: "duration",
    description: `${human} s by hand, ${program} s here`,
  });
  process.stdout.write(
    `onboarding: ${fields} fields and ${screens} screens, ${human} s by hand; ${program} s for the program\n`,
  );
  expect(human).toBeLessThan(TEN_MINUTES);
});

test("each step of the opening is walked by the keyboard alone", ONCE, async ({ page }) => {
  const email = `nadia.${randomInt(1e9)}@atelier.example`;
  const type = (label: string, text: string) =>
    typeIn(page, page.getByLabel(label, { exact: true }), text);
  const press = async (button: string, title: string) => {
    await strike(page, page.getByRole("button", { name: button }), "Enter");
    await heading(page, title);
  };
  await page.goto("/app/onboarding");
  await type("Nom de l’atelier", `Chez Nadia ${randomInt(1e6)}`);
  await type("Code postal", "31000");
  await type("Prénom", "Nadia");
  await type("Nom", "Le Goff");
  await type("Adresse e-mail", email);
  await type("Mot de passe", PASSWORD);
  await press("Créer mon compte", "Regardez vos e-mails");
  await page.goto(await linkOf(email, /\/app\/onboarding#lien=[\w-]+/));
  await type("Mot de passe", PASSWORD);
  await press("Confirmer et continuer", "Votre société");
  await type("SIRET", signUpSiret());
  await type("Numéro et rue", "12 rue des Copeaux");
  await press("Enregistrer et continuer", "Que réparez-vous");
  await strike(page, page.getByRole("button", { name: "Gros électroménager" }), "Space");
  await press("Enregistrer et continuer", "Vos horaires");
  await press("Enregistrer et continuer", "Vos premiers tarifs");
  await press("Enregistrer et continuer", "Votre page");
  await press("Mettre ma page en ligne", "Votre page est en ligne");
  await tabTo(page, page.getByRole("link", { name: said("Faire une réservation d’essai") }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(said("Réservation d’essai."))).toBeVisible();
  await typeIn(page, page.getByLabel("Cherchez votre appareil"), "lave-linge");
  await strike(page, page.getByRole("button", { name: "Lave-linge", exact: true }), "Enter");
  const goOn = () => strike(page, page.getByRole("button", { name: "Continuer" }), "Enter");
  await goOn();
  // Both screens have that button: an Enter before the second one is there would be for the first.
  await expect(page.getByRole("heading", { name: said("Que se passe-t-il ?") })).toBeVisible();
  await goOn();
  await strike(page, slots(page).first(), "Enter");
  await typeIn(page, page.getByLabel("Téléphone", { exact: true }), "05 61 99 00 10");
  await strike(page, page.getByLabel(/conditions générales|tarifs affichés/), "Space");
  await strike(page, page.getByRole("button", { name: "Confirmer le rendez-vous" }), "Enter");
  await heading(page, "Votre essai est réservé");
  await tabTo(page, page.getByRole("link", { name: said("Continuer l’ouverture") }));
  await page.keyboard.press("Enter");
  await strike(page, page.getByRole("button", { name: said("Retirer l’essai") }), "Enter");
  await expect(
    page.getByRole("link", { name: said("Faire une réservation d’essai") }),
  ).toBeVisible();
});
