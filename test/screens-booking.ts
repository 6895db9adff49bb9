/** The questions of a booking, answered one after another as Camille would. */
import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Placeless } from "./screens.ts";

type Question = { name: string; answer: (page: Page) => Promise<void> };

const choose = (title: string) => (page: Page) =>
  page.getByRole("button", { name: title, exact: false }).first().click();
const go = (page: Page) => page.getByRole("button", { name: "Continuer" }).click();

const book = (page: Page) => page.getByRole("button", { name: "Confirmer le rendez-vous" }).click();

const QUESTIONS: Question[] = [
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
    name: "panne",
    answer: async (page) => {
      await page.getByRole("group").getByRole("button").first().click();
      await page.getByLabel("En quelques mots").fill("Elle ne vidange plus depuis hier soir.");
      await go(page);
    },
  },
  {
    name: "creneau",
    answer: async (page) => {
      await page.getByLabel("Code postal").fill("31400");
      await page
        .getByRole("button", { name: /^\d+ h.* – \d+ h/ })
        .nth(3)
        .click();
    },
  },
  {
    name: "contact",
    answer: async (page) => {
      // Another person each time: a shop takes three coming appointments of one, and four looks are photographed.
      const person = randomInt(1_000, 10_000);
      await page.getByLabel("Nom", { exact: true }).fill("Essai");
      await page.getByLabel("Téléphone").first().fill(`063998${person}`);
      await page.getByLabel("E-mail").fill(`camille.essai.${person}@example.org`);
      await page.getByLabel("Numéro et rue").fill("3 rue des Essais");
      await page.getByRole("checkbox").check();
      await confirmed(page);
    },
  },
];

/** The waiting list for who finds no hour, by the plain form. */
export const queueScreen = (path: string): Placeless => ({
  name: "rdv-attente",
  path: `${path}/simple?appareil=lave-linge&panne=lave-linge/fuite`,
  open: async (page) => {
    await page.getByLabel("En quelques mots").fill("Elle ne vidange plus.");
    await go(page);
    await page.getByLabel("Chez vous").check();
    await page.getByLabel("Code postal").fill("31400");
    await page.getByRole("button", { name: "Voir les heures" }).click();
    await page.getByRole("button", { name: "Prévenez-moi si une place se libère" }).click();
    await page.getByRole("heading", { name: "Être prévenu d’une place" }).waitFor();
  },
});

/** Another visitor may take the window meanwhile: the first one offered instead is taken. */
async function confirmed(page: Page): Promise<void> {
  const done = page.getByRole("heading", { name: "Votre rendez-vous est pris" });
  const taken = page.getByText(/Ce créneau vient d.être pris/);
  for (let tries = 0; tries < 5; tries++) {
    await page.getByRole("button", { name: "Confirmer le rendez-vous" }).click();
    await done.or(taken).first().waitFor();
    if (await done.isVisible()) return;
    await page
      .locator("button")
      .filter({ hasText: /\d\s?h.*–/ })
      .first()
      .click();
    await taken.waitFor({ state: "hidden" });
  }
}

/** One screen for each question, one for an answer left empty, and the confirmation, each from the one before. */
export const bookingSteps = (path: string): Placeless[] => {
  const names = [...QUESTIONS.map(({ name }) => name), "confirme"];
  const screens = names.map((name, index) => ({
    name: `rdv-${index + 1}-${name}`,
    path,
    follows: index > 0,
    open: (page: Page) => answer(page, QUESTIONS[index - 1]),
  }));
  const empty = { name: "rdv-4-contact-incomplet", path, follows: true, open: book };
  return screens.flatMap((screen) =>
    screen.name === "rdv-4-contact" ? [screen, empty] : [screen],
  );
};

/** The next question, when there is one before. */
async function answer(page: Page, question: Question | undefined): Promise<void> {
  if (!question) return;
  const before = await page.locator("h1").innerText();
  await question.answer(page);
  await page.waitForFunction((title) => document.querySelector("h1")?.innerText !== title, before);
  // The free slots arrive after the question.
  await page.getByText("Recherche des créneaux libres").waitFor({ state: "hidden" });
}
