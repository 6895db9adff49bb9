/** A craftsperson opens a shop alone, on a telephone, and receives a first booking. */
import { randomInt } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { signUpSiret } from "../shop/siret.ts";
import { linkOf } from "./letters.ts";
import { answerAll, booked, confirmUntil, nameFor, said, TOUCH } from "./steps.ts";

const PASSWORD = "cinq écrous et une clé à pipe";
/** A person who types on a telephone: to find a field, to fill it, to read a screen; in seconds. */
const PACE = { field: 15, screen: 30 };
const TEN_MINUTES = 600;

const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name: said(name) })).toBeVisible();

test(
  "a craftsperson goes from sign-up to a first booking received in less than ten minutes",
  TOUCH,
  async ({ page, browser }, info) => {
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
  },
);
