/** From the home page to a confirmed booking: each answer is a link, and nothing is asked twice. */
import { expect, test, type Page } from "@playwright/test";
import { booked, confirmUntil, giveContact, giveStreet, nameFor, next } from "./steps.ts";

test.use({ javaScriptEnabled: false });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const choose = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true }).click();

test("a visitor goes from home to a confirmed booking that knew the appliance, the fault, the place and the hour", async ({
  page,
  browser,
}) => {
  await page.goto("/");
  await choose(page, "Gros électroménager");
  await expect(heading(page, "Que faut-il réparer")).toBeVisible();
  await choose(page, "Lave-linge");
  await expect(heading(page, "Quel est le problème")).toBeVisible();
  await choose(page, "Une fuite d’eau");
  await expect(heading(page, "D’où vient l’eau")).toBeVisible();
  await choose(page, "L’eau atteint une prise ou le courant saute");
  await expect(page.getByText("Coupez le courant au disjoncteur")).toBeVisible();
  await choose(page, "C’est fait, continuer");
  await expect(heading(page, "Où se trouve l’appareil")).toBeVisible();
  await page.getByLabel("Code postal ou commune").fill("31400");
  await page.getByRole("button", { name: "Voir les réparateurs" }).click();

  await expect(heading(page, "Lave-linge")).toContainText("près de Toulouse");
  const shop = page.getByRole("listitem").filter({ hasText: "Atelier Garonne" }).first();
  await expect(shop).toContainText("déduit de la réparation");
  await expect(page.getByRole("link", { name: "1, Atelier Garonne" })).toBeVisible();
  await shop
    .getByRole("list", { name: "Prochaines heures libres" })
    .getByRole("link")
    .first()
    .click();

  await expect(page).toHaveURL(/\/31000\/atelier-garonne\/rdv\?slot=/);
  const carried = new URL(page.url()).searchParams;
  expect(Object.fromEntries(carried)).toMatchObject({
    appareil: "lave-linge",
    metier: "gros-electromenager",
    panne: "lave-linge/fuite/courant",
    lieu: "31400",
  });
  const scripted = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  await book(scripted, page.url());
  await scripted.context().close();
});

/** The same address in a browser that runs scripts: three screens to agree to, one to fill. */
async function book(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText("Lave-linge", { exact: true })).toBeVisible();
  await next(page);
  await expect(page.getByText("Coupez le courant au disjoncteur")).toBeVisible();
  await next(page);
  await expect(page.getByLabel("Code postal")).toHaveValue("31400");
  await page.getByRole("button", { name: "Garder cette heure" }).click();
  await giveContact(page, { lastname: nameFor("RAMBAUD") });
  await giveStreet(page, { town: { zip: "31400", city: "Toulouse" } });
  await confirmUntil(page, booked(page));
}
