/** Where is my machine: found again, followed live, and nothing said of whose it is. */
import { expect, test } from "@playwright/test";
import { holdScripts } from "./slow-scripts.ts";
import {
  anotherAs,
  begin,
  deskOf,
  linkTo,
  MARC,
  nameFor,
  phoneOf,
  said,
  sendQuote,
  ONCE,
} from "./steps.ts";

const NOBODY = "AAAAAAAAAAAAAAAAAAAAAA";

test(
  "a lost link goes to the e-mail on file; the form says the same to everybody",
  ONCE,
  async ({ page }) => {
    const desk = await deskOf(MARC);
    const mine = await begin(desk, nameFor("HAMEL"));
    for (const contact of [phoneOf("SOMEBODY ELSE"), phoneOf(mine.lastname)]) {
      await page.goto("/suivi");
      await page.getByLabel("Référence de la réparation").fill(mine.reference);
      await page.getByLabel(said("Votre téléphone ou votre e-mail")).fill(contact);
      await page.getByRole("button", { name: "Recevoir le lien" }).click();
      await expect(page.getByRole("status")).toContainText(said("le lien part à l’instant"));
      await expect(page).toHaveURL(/\/suivi$/);
    }
    await page.goto(await linkTo(desk, mine.lastname, "tracking-link"));
    await expect(page).toHaveURL(new RegExp(`/suivi/${mine.sheetid}$`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Lave-linge");
  },
);

test(
  "the appointment goes into a calendar; a status changed in the office shows by itself",
  ONCE,
  async ({ page, browser }) => {
    const desk = await deskOf(MARC);
    const { sheetid, repair_id } = await begin(desk, nameFor("JOUBERT"));
    await page.goto(`/suivi/${sheetid}`);
    await expect(page.getByText(/attend une pièce/)).toHaveCount(0);
    const downloaded = page.waitForEvent("download");
    await page.getByRole("link", { name: /agenda/i }).click();
    expect((await downloaded).suggestedFilename()).toBe("rendez-vous.ics");
    // Gone with the page if it were loaded again.
    await page.evaluate(() => document.body.setAttribute("data-opened", "once"));

    const shop = await anotherAs(browser, MARC);
    await shop.goto(`/app/sheet/${repair_id}`);
    await shop.getByRole("button", { name: /Changer de statut/ }).click();
    await shop.getByRole("menuitem", { name: "Attente de pièces" }).click();

    await expect(page.getByRole("status").filter({ hasText: said("Mis à jour à") })).toBeVisible();
    await expect(page.getByText(/attend une pièce/).first()).toBeVisible();
    await expect(page.locator("body")).toHaveAttribute("data-opened", "once");
    await shop.context().close();
  },
);

test("a quote that comes while a link is pressed does not push it away", ONCE, async ({ page }) => {
  const desk = await deskOf(MARC);
  const { sheetid, repair_id } = await begin(desk, nameFor("LEGRAND"));
  // The answers are one below the other, the quote to accept first.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/suivi/${sheetid}`);
  await page.waitForFunction(() => !("earlyEvents" in globalThis));
  await page.getByRole("link", { name: "Ajouter à mon agenda" }).hover();
  await page.mouse.down();
  const told = page.waitForResponse(`**/suivi/${sheetid}/state`);
  await sendQuote(desk, repair_id);
  await (await told).finished();
  await page.waitForTimeout(200);
  const downloaded = page.waitForEvent("download");
  await page.mouse.up();
  expect((await downloaded).suggestedFilename()).toBe("rendez-vous.ics");
  await expect(page.getByRole("link", { name: /devis/i }).first()).toBeVisible();
});

test("a message begun before the page's scripts arrive is still there", ONCE, async ({ page }) => {
  const { sheetid } = await begin(await deskOf(MARC), nameFor("KLEIN"));
  const release = await holdScripts(page);
  await page.goto(`/suivi/${sheetid}`, { waitUntil: "commit" });
  const field = page.getByLabel(/^Écrire à/);
  await field.fill("Le portail est fermé");
  release();
  await page.waitForFunction(() => !("earlyEvents" in globalThis));
  await expect(field).toHaveValue("Le portail est fermé");
});

test("an unknown repair is the not-found page, which leads home", ONCE, async ({ page }) => {
  await page.clock.install();
  const answer = await page.goto(`/suivi/${NOBODY}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Ouuups..." })).toBeVisible();
  await expect(page.getByText("Nous ne trouvons pas la page demandée")).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page.getByText(said("dans 3 secondes"))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/suivi/${NOBODY}$`));
  await page.clock.runFor(2_000);
  await expect(page.getByText(said("dans 1 seconde"))).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/:\d+\/$/);
});
