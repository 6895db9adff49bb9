/** A colleague comes: invited by the owner, who sits; entering on a telephone, with a day and a code of their own. */
import { expect, test, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { dateOf, DEFAULT_ZONE, toInstant } from "../../src/domain/time.ts";
import { INVITATION, invite, newEmail, PASSWORD } from "./colleague.ts";
import { linkOf } from "./letters.ts";
import { fileRepair, planVisit } from "./records.ts";
import { anotherAs, ask, deskOf, nameFor, said, ONCE } from "./steps.ts";

/** Of a shop in which no other story counts the people. */
const OWNER = "owner@etabli-du-nord.test";
const PHONE = { width: 390, height: 844 };
const STEP_S = 30;

test(
  "the owner invites a technician, who enters on a telephone and sees their day",
  ONCE,
  async ({ page, browser }) => {
    const lastname = nameFor("RIVIERE");
    const email = newEmail();
    const owner = await anotherAs(browser, OWNER);
    await owner.goto("/app/settings/newUser");
    await owner.getByRole("textbox", { name: "Prénom", exact: true }).fill("Inès");
    await owner.getByRole("textbox", { name: "Nom", exact: true }).fill(lastname);
    await owner.getByRole("textbox", { name: "Adresse e-mail", exact: true }).fill(email);
    await owner.getByLabel("Rôle").selectOption({ label: "Technicien" });
    await owner.getByRole("button", { name: said("Envoyer l’invitation") }).click();
    const line = owner.getByRole("listitem").filter({ hasText: lastname });
    await expect(line).toContainText("Invitation envoyée");
    const visited = nameFor("LACROIX");
    await planToday(email, visited);

    await page.setViewportSize(PHONE);
    await page.goto(await linkOf(email, INVITATION));
    await expect(
      page.getByRole("heading", { name: said("Bienvenue dans l’équipe") }),
    ).toBeVisible();
    await page.getByLabel("Votre mot de passe", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: said("Entrer dans l’atelier") }).click();
    await expect(page.getByRole("article")).toContainText(visited);
    await expect(page.getByRole("link", { name: "Y aller" })).toBeVisible();

    await owner.reload();
    await expect(line).toContainText("Actif");
    await owner.context().close();
  },
);

test(
  "a second factor: turned on, asked at the next sign-in, and replaced by a rescue code",
  ONCE,
  async ({ page }) => {
    const email = await invite(OWNER, { lastname: nameFor("GAUTHIER"), role: "TECHNICIAN" });
    await page.setViewportSize(PHONE);
    await page.goto("/app/connexion");
    await signIn(page, email);
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await page.getByRole("button", { name: /^Mon compte/ }).click();
    await page.getByRole("button", { name: "Activer le code de connexion" }).click();
    const dialog = page.getByRole("dialog", { name: "Activer le code de connexion" });
    await dialog.getByLabel("Votre mot de passe", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Continuer" }).click();
    const secret = await dialog.getByText(/^([A-Z2-7]{4} ?){5,}$/).innerText();
    await dialog.getByLabel("Code à six chiffres").fill(codeOf(secret));
    await dialog.getByRole("button", { name: "Activer" }).click();
    const rescue = await dialog.getByRole("listitem").first().innerText();
    await dialog.getByRole("button", { name: said("J’ai gardé ces codes") }).click();
    await expect(page.getByText("10 codes de secours restants")).toBeVisible();

    for (const code of [codeOf(secret, STEP_S), rescue]) {
      await page.goto("/app/logout");
      await signIn(page, email);
      await expect(page.getByRole("heading", { name: "Code de connexion" })).toBeVisible();
      if (code === rescue)
        await page.getByRole("button", { name: said("Je n’ai pas mon téléphone") }).click();
      await page.getByRole("textbox").fill(code);
      await page.getByRole("button", { name: "Continuer" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accueil");
    }
  },
);

const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) }).generate({
    timestamp: Date.now() + later * 1000,
  });

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(/e-mail/i).fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

async function planToday(email: string, visited: string): Promise<void> {
  const desk = await deskOf(OWNER);
  const { people } = await ask<{ people: { id: string; email: string }[] }>(
    desk,
    "{ people { id email } }",
  );
  const user_id = people.find((person) => person.email === email)?.id ?? "";
  const repair_id = await fileRepair(desk, visited);
  const day = dateOf(toInstant(Date.now()), DEFAULT_ZONE);
  await planVisit(desk, { repair_id, user_id, day, from: "09:00", to: "10:00" });
}
