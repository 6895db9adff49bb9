/** A part new or used: the shop offers both, the client takes one, and that one is billed. */
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { fillSignature } from "./billing.ts";
import { holdScripts } from "./slow-scripts.ts";
import { anotherAs, ask, begin, deskOf, enterAs, MARC, nameFor, ONCE, said } from "./steps.ts";

const TELEPHONE = { width: 390, height: 844 };

test(
  "a client takes the reused part on a telephone, signs, and the invoice bills it",
  ONCE,
  async ({ page, browser }) => {
    const desk = await deskOf(MARC);
    const { repair_id } = await begin(desk, nameFor("RIVIERE"));
    const shop = await anotherAs(browser, MARC);
    await shop.goto(`/app/repair/quote?repair_id=${repair_id}`);
    await offerBoth(shop);
    const quoteid = await addressOf(shop, desk);

    await page.setViewportSize(TELEPHONE);
    await page.goto(`/quote/${quoteid}`);
    const used = page.getByRole("radio", { name: /Réemploi/ });
    await expect(page.getByRole("radio", { name: /Neuve/ })).toBeChecked();
    await expect(page.getByRole("heading", { name: said("À vous de choisir") })).toBeVisible();
    await expect(page.locator("header").getByText(said("120,00 € TTC"))).toBeVisible();
    await used.check();
    await expect(page.locator("header").getByText(said("72,00 € TTC"))).toBeVisible();
    await expect(page.getByText(said("Acompte à l’acceptation")).locator("xpath=..")).toContainText(
      said("21,60 €"),
    );
    await sign(page);
    await expect(page.getByRole("radio", { name: /Neuve/ })).toBeDisabled();
    await page.reload();
    await expect(page.getByRole("radio")).toHaveCount(0);
    await expect(page.getByText(said("72,00 € TTC"))).toBeVisible();

    await shop.reload();
    await expect(shop.getByRole("heading", { name: "Accord du client" })).toBeVisible();
    await expect(shop.getByText(said("Pièce : Réemploi"))).toBeVisible();
    await shop.getByRole("button", { name: "Émettre la facture" }).click();
    const dialog = shop.getByRole("dialog");
    await expect(dialog).toContainText(said("72,00 €"));
    await expect(dialog).not.toContainText(said("120,00 €"));
    await shop.context().close();
  },
);

test(
  "a part taken before the page's scripts arrive is the one that is counted",
  ONCE,
  async ({ page, browser }) => {
    const desk = await deskOf(MARC);
    const { repair_id } = await begin(desk, nameFor("PERRIN"));
    await enterAs(page, MARC);
    await page.goto(`/app/repair/quote?repair_id=${repair_id}`);
    await offerBoth(page);
    const quoteid = await addressOf(page, desk);
    const slow = await (await browser.newContext()).newPage();
    const release = await holdScripts(slow);
    await slow.goto(`/quote/${quoteid}`, { waitUntil: "commit" });
    await slow.getByRole("radio", { name: /Réemploi/ }).check();
    await expect(slow.locator("header").getByText(said("120,00 € TTC"))).toBeVisible();
    release();
    await expect(slow.locator("header").getByText(said("72,00 € TTC"))).toBeVisible();
    await expect(slow.getByRole("radio", { name: /Réemploi/ })).toBeChecked();
    await slow.context().close();
  },
);

test("without scripts the server counts what was chosen", ONCE, async ({ page, browser }) => {
  const desk = await deskOf(MARC);
  const { repair_id } = await begin(desk, nameFor("SANCHEZ"));
  await enterAs(page, MARC);
  await page.goto(`/app/repair/quote?repair_id=${repair_id}`);
  await offerBoth(page);
  const quoteid = await addressOf(page, desk);
  const old = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await old.goto(`/quote/${quoteid}`);
  await old.getByRole("radio", { name: /Réemploi/ }).check();
  await old.getByRole("button", { name: "Mettre à jour le total" }).click();
  await expect(old.getByRole("radio", { name: /Réemploi/ })).toBeChecked();
  await expect(old.locator("header").getByText(said("72,00 € TTC"))).toBeVisible();
  await old.context().close();
});

/** The last part of the client's address of the quote that was just sent. */
async function addressOf(page: Page, desk: APIRequestContext): Promise<string> {
  await expect(page).toHaveURL(/\/app\/repair\/quote\/[\w-]{36}/);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const query = "query ($id: ID!) { quote(id: $id) { quoteid } }";
  const { quote } = await ask<{ quote: { quoteid: string } }>(desk, query, { id });
  return quote.quoteid;
}

/** A pump at 100 € excl. VAT, or a used one at 60 €, with a deposit of 30 %; sent. */
async function offerBoth(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pièce", exact: true }).click();
  const first = page.getByRole("listitem", { name: "Ligne 1" });
  await first.getByLabel("Libellé").fill("Pompe de vidange");
  await first.getByLabel("Prix unitaire TTC").fill("120");
  await first.getByRole("button", { name: "Au choix du client" }).click();
  await page.getByRole("menuitem", { name: "Ajouter une proposition au choix" }).click();
  const second = page.getByRole("listitem", { name: "Ligne 2" });
  await second.getByLabel("Prix unitaire TTC").fill("72");
  await expect(page.getByRole("radio", { name: "Proposer Neuve d’avance" })).toBeChecked();
  await page.getByLabel("Acompte à la commande").fill("30");
  await page.getByRole("button", { name: "Envoyer le devis" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(said("de 72,00 € à 120,00 €"));
  await dialog.getByRole("button", { name: "Envoyer le devis" }).click();
  await expect(page.getByText("Envoyé", { exact: true }).first()).toBeVisible();
}

async function sign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Accepter et signer" }).click();
  await expect(page.getByLabel(said("J’accepte le devis"))).toHaveAccessibleName(
    said("Mon choix : Pompe de vidange (pièce d’occasion)"),
  );
  await fillSignature(page, "Camille Rivière");
  await expect(page.getByText("Merci, le devis est accepté.")).toBeVisible();
}
