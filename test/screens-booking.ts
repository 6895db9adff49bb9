/** The questions of a booking, answered one after another as Camille would. */
import type { Page } from "@playwright/test";
import type { Screen } from "./screens.ts";

type Question = { name: string; answer: (page: Page) => Promise<void> };

const choose = (title: string) => (page: Page) =>
  page.getByRole("button", { name: title, exact: false }).first().click();
const go = (page: Page) => page.getByRole("button", { name: "Continuer" }).click();

const QUESTIONS: Question[] = [
  { name: "type", answer: choose("Réparation") },
  { name: "lieu", answer: choose("Un technicien vient chez vous") },
  {
    name: "appareil",
    answer: async (page) => {
      await page.getByLabel("Cherchez votre appareil").fill("machine à laver");
      await choose("Lave-linge")(page);
      await page.getByLabel("Marque").fill("Brandt");
      await go(page);
    },
  },
  {
    name: "description",
    answer: async (page) => {
      await page.getByLabel("En quelques mots").fill("Elle ne vidange plus depuis hier soir.");
      await go(page);
    },
  },
  {
    name: "contact",
    answer: async (page) => {
      await page.getByLabel("Nom", { exact: true }).fill("Essai");
      await page.getByLabel("Téléphone").fill("06 39 98 00 01");
      await page.getByLabel("E-mail").fill("camille.essai@example.org");
      await go(page);
    },
  },
  {
    name: "adresse",
    answer: async (page) => {
      await page.getByLabel("Numéro et rue").fill("3 rue des Essais");
      await page.getByLabel("Code postal").fill("31400");
      await page.getByLabel("Ville").fill("Toulouse");
      await go(page);
    },
  },
  {
    name: "creneau",
    answer: (page) =>
      page
        .getByRole("button", { name: /^\d+ h.* – \d+ h/ })
        .nth(3)
        .click(),
  },
  {
    name: "recapitulatif",
    answer: async (page) => {
      await page.getByRole("checkbox").nth(0).check();
      await page.getByRole("checkbox").nth(1).check();
      await page.getByRole("button", { name: "Confirmer le rendez-vous" }).click();
      await page
        .getByRole("link", { name: /suivi|suivre/i })
        .first()
        .waitFor();
    },
  },
];

/** One screen for each question, one for an answer left empty, and the confirmation. */
export const bookingSteps = (path: string): Screen[] => [
  ...QUESTIONS.map(({ name }, index) => ({
    name: `rdv-${index + 1}-${name}`,
    path,
    open: (page: Page) => reach(page, index),
  })),
  {
    name: "rdv-5-contact-incomplet",
    path,
    open: async (page) => {
      await reach(page, 4);
      await go(page);
    },
  },
  { name: "rdv-9-confirme", path, open: (page) => reach(page, QUESTIONS.length) },
];

/** From the first question to that one; nothing of an earlier visit is kept. */
async function reach(page: Page, index: number): Promise<void> {
  await page.evaluate(() => [sessionStorage, localStorage].forEach((kept) => kept.clear()));
  await page.goto(page.url().split("?")[0] ?? "");
  for (const { answer } of QUESTIONS.slice(0, index)) {
    const before = await page.locator("h1").innerText();
    await answer(page);
    await page.waitForFunction(
      (title) => document.querySelector("h1")?.innerText !== title,
      before,
    );
  }
  // The free slots arrive after the question.
  await page.getByText("Recherche des créneaux libres").waitFor({ state: "hidden" });
}
