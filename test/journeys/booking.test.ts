/** Booking on a phone at nine in the evening: interrupted, mistyped, cut off, outrun; nothing is ever lost. */
import { expect, test, type Page } from "@playwright/test";
import {
  answerAll,
  booked,
  confirm,
  confirmUntil,
  describe,
  deskOf,
  emailOf,
  giveContact,
  giveStreet,
  giveTown,
  nameFor,
  phoneOf,
  question,
  repairsOf,
  said,
  slots,
  takeSlot,
  strike,
  typeIn,
  ONCE,
} from "./steps.ts";

const NORD = "/59000/etabli-du-nord";
const LILLE = { zip: "59000", city: "Lille" };
const LOIRE = "/44000/repar-loire";
const NANTES = { zip: "44000", city: "Nantes" };

test("back, forward and a reload lose nothing", ONCE, async ({ page }) => {
  const lastname = nameFor("AUBERT");
  await page.goto(`${NORD}/rdv`);
  await describe(page);
  await giveTown(page, { town: LILLE });
  await takeSlot(page, { lastname });
  await giveContact(page, { lastname });
  await giveStreet(page, { town: LILLE });

  await page.goBack();
  await expect(page.getByLabel("Code postal")).toHaveValue(LILLE.zip);
  await expect(slots(page).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(/En quelques mots/)).toHaveValue(/Une flaque/);
  await page.goForward();
  await expect(slots(page).first()).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel(/^Téléphone/)).toHaveValue(phoneOf(lastname));
  await page.reload();
  await expect(page.getByLabel("Numéro et rue")).toHaveValue("12 rue des Copeaux");
  await expect(page.getByLabel("Nom", { exact: true })).toHaveValue(lastname);
  await expect(page.getByLabel(/^E-mail/)).toHaveValue(emailOf(lastname));

  const recap = page.getByRole("main");
  for (const kept of ["Lave-linge Bosch", "12 rue des Copeaux", "Une flaque"])
    await expect(recap).toContainText(kept);
  await expect(recap.locator('img[src="/drawings/lave-linge.svg"]')).toBeVisible();
  await confirmUntil(page, booked(page));
  await page.reload();
  await expect(booked(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Confirmer le rendez-vous" })).toHaveCount(0);
});

test("the keyboard alone goes from the shop's page to the confirmation", ONCE, async ({ page }) => {
  const lastname = nameFor("BARBIER");
  await page.goto(NORD);
  await strike(page, page.getByRole("link", { name: "Prendre rendez-vous" }), "Enter");
  await typeIn(page, page.getByLabel("Cherchez votre appareil"), "machine a laver");
  await strike(page, page.getByRole("button", { name: "Lave-linge", exact: true }), "Enter");
  await typeIn(page, page.getByLabel(/^Marque/), "Bosch");
  await page.keyboard.press("Enter");
  await expect(question(page, "Que se passe-t-il")).toBeFocused();
  await strike(page, page.getByRole("button", { name: said("Une fuite d’eau") }), "Enter");
  await typeIn(page, page.getByLabel(/En quelques mots/), "Elle ne vidange plus.");
  await strike(page, page.getByRole("button", { name: "Continuer" }), "Enter");
  await typeIn(page, page.getByLabel("Code postal"), LILLE.zip);
  await strike(page, slots(page), "Enter");
  await typeIn(page, page.getByLabel("Nom", { exact: true }), lastname);
  await typeIn(page, page.getByLabel(/^Téléphone/), phoneOf(lastname));
  await typeIn(page, page.getByLabel("Numéro et rue"), "12 rue des Copeaux");
  await confirmUntil(page, booked(page), (target) => strike(page, target, "Enter"));
  await expect(booked(page)).toBeFocused();
});

test(
  "of two visitors on one slot, the second one is offered others and retypes nothing",
  ONCE,
  async ({ page: first, browser }) => {
    const second = await (await browser.newContext()).newPage();
    const [early, late] = [nameFor("CHEVALIER"), nameFor("DUMAS")];
    for (const [page, lastname] of [
      [first, early],
      [second, late],
    ] as const) {
      await page.goto(`${LOIRE}/rdv`);
      await answerAll(page, { lastname, town: NANTES, rival: early });
    }
    const wanted = await whenOf(first);
    expect(await whenOf(second)).toBe(wanted);

    await confirm(first);
    await expect(booked(first)).toBeVisible();
    await confirm(second);
    await expect(second.getByText(said("Ce créneau vient d’être pris"))).toBeVisible();
    await expect(slots(second)).toHaveCount(3);
    await slots(second).first().click();
    await expect(second.getByText(said("Ce créneau vient d’être pris"))).toHaveCount(0);
    expect(await whenOf(second)).not.toBe(wanted);
    await expect(second.getByLabel("Nom", { exact: true })).toHaveValue(late);
    await second.getByRole("button", { name: "Confirmer le rendez-vous" }).click();
    await expect(booked(second)).toBeVisible();
    await second.context().close();
  },
);

const whenOf = (page: Page): Promise<string> => page.locator("dl dd").first().innerText();

test(
  "what is wrong is said beside its field, and the first one takes the focus",
  ONCE,
  async ({ page }) => {
    await page.goto(`${NORD}/rdv`);
    await describe(page);
    const zip = page.getByLabel("Code postal");
    await giveTown(page, { town: { zip: "3170", city: "" } });
    await page.getByRole("button", { name: "Voir les heures" }).click();
    await expect(zip).toBeFocused();
    await expect(zip).toHaveAccessibleDescription(/cinq chiffres/);
    await zip.fill("5900");
    await expect(zip).toHaveAttribute("aria-invalid", "true");
    await zip.fill("59000");
    await expect(zip).not.toHaveAttribute("aria-invalid", "true");
    await expect(zip).toBeFocused();
    await slots(page).first().click();

    const [lastname, phone, email] = [
      page.getByLabel("Nom", { exact: true }),
      page.getByLabel(/^Téléphone/),
      page.getByLabel(/^E-mail/),
    ];
    const book = page.getByRole("button", { name: "Confirmer le rendez-vous" });
    await phone.fill("12");
    await email.fill("camille@");
    await book.click();
    await expect(lastname).toBeFocused();
    await expect(lastname).toHaveAccessibleDescription(said("Indiquez votre nom."));
    await expect(phone).toHaveAccessibleDescription(/numéro de téléphone valable/);
    await expect(email).toHaveAccessibleDescription(
      said("L’adresse e-mail ne semble pas correcte."),
    );
    await expect(page.getByLabel(/^Prénom/)).not.toHaveAttribute("aria-invalid", "true");

    await giveContact(page, { lastname: nameFor("ÉTIENNE") });
    await giveStreet(page, { town: LILLE });
    await phone.fill("06 39");
    await book.click();
    await expect(phone).toBeFocused();
    await phone.fill("06 39 98 00 11");
    await email.fill("");
    await book.click();
    const terms = page.getByLabel(/conditions générales/);
    await expect(terms).toBeFocused();
    await terms.check();
    await expect(terms).not.toHaveAttribute("aria-invalid", "true");
    await expect(booked(page)).toHaveCount(0);
  },
);

test("a danger that is written is answered at once by what to do", ONCE, async ({ page }) => {
  await page.goto(`${NORD}/rdv`);
  await describe(page);
  await expect(page.getByLabel("Code postal")).toBeVisible();
  await page.goBack();
  const words = page.getByLabel(/En quelques mots/);
  const orders = page.getByRole("alert");
  await expect(words).toHaveValue(/flaque/);
  await expect(orders).toHaveCount(0);
  await words.fill("sa sent le gas sous l’évier");
  await expect(orders).toContainText("Risque de fuite de gaz");
  await expect(orders.getByRole("link", { name: "0 800 47 33 33" })).toHaveAttribute(
    "href",
    "tel:0800473333",
  );
  await words.fill("une flaque sous l’évier");
  await expect(orders).toHaveCount(0);
});

test("when the line is cut after sending, pressing again books once", ONCE, async ({ page }) => {
  const lastname = nameFor("FERRAND");
  await page.goto(`${NORD}/rdv`);
  await answerAll(page, { lastname, town: LILLE });
  const desk = await deskOf("owner@etabli-du-nord.test");
  const before = await repairsOf(desk, lastname);
  let cut = 0;
  await page.route("**/bookings", async (route) => {
    const response = await route.fetch();
    if (cut > 0 || response.status() !== 201) return route.fulfill({ response });
    // The server has it; its answer never comes back.
    cut++;
    return route.abort("connectionreset");
  });
  await confirmUntil(page, page.getByText(said("La connexion a été coupée")));
  await page.getByRole("button", { name: "Confirmer le rendez-vous" }).click();
  await expect(booked(page)).toBeVisible();
  expect(cut).toBe(1);
  expect(await repairsOf(desk, lastname)).toHaveLength(before.length + 1);
});

test("what is brought to the workshop asks for no address", ONCE, async ({ page }) => {
  const lastname = nameFor("GUÉRIN");
  await page.goto(`${NORD}/rdv`);
  await describe(page);
  await page.getByRole("button", { name: said("À l’atelier") }).click();
  await expect(page.getByLabel("Code postal")).toHaveCount(0);
  await takeSlot(page, { lastname });
  await giveContact(page, { lastname });
  await expect(page.getByRole("main")).toContainText(said("À l’atelier, L’Établi du Nord, Lille"));
  await confirmUntil(page, booked(page));
});

test("a shop's old address leads to the new one", ONCE, async ({ page, request }) => {
  const answer = await request.get("/44000/atelier-garonne", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  await page.goto("/44000/atelier-garonne");
  await expect(page).toHaveURL(/\/31000\/atelier-garonne$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Atelier Garonne");
});
