/** The price book: a supplier's file comes in, then a quote is written from a package, a travel zone and that file. */
import { expect, test, type Page } from "@playwright/test";
import { sign } from "./billing.ts";
import { anotherAs, begin, deskOf, linkTo, MARC, nameFor, said } from "./steps.ts";

/** Its columns are headed as no supplier of ours does, and one line has no price. */
const fileOf = (reference: string): string =>
  [
    "Repère;Désignation;Fabricant;Notre tarif",
    `${reference};Palier de tambour ${reference};Bosch;40,00`,
    `${reference}-B;Croisillon ${reference};Bosch;65,00`,
    `${reference}-C;Joint ${reference};Bosch;sur demande`,
  ].join("\r\n");

test("a supplier's file, a package and a travel zone make a quote, which the client signs", async ({
  browser,
}, { project }) => {
  const desk = await deskOf(MARC);
  const lastname = nameFor("CARNET");
  const { repair_id } = await begin(desk, lastname);
  const reference = `PX-${lastname.split(" ").at(-1)}`;
  const shop = await anotherAs(browser, MARC, project.use);

  await test.step("the shop says what each column of the file is", async () => {
    await shop.goto("/app/prices?vue=fichiers");
    const choosing = shop.waitForEvent("filechooser");
    await shop.getByRole("button", { name: "Choisir un fichier de fournisseur" }).click();
    const name = `tarif-${reference}.csv`;
    const buffer = Buffer.from(fileOf(reference));
    await (await choosing).setFiles({ name, mimeType: "text/csv", buffer });
    const load = shop.getByRole("button", { name: "Charger les prix" });
    await expect(columnOf(shop, "Désignation")).toHaveValue("label");
    await expect(columnOf(shop, "Fabricant")).toHaveValue("brand");
    await expect(shop.getByText(/Il faut une colonne de références/)).toBeVisible();
    await expect(load).toBeDisabled();
    await columnOf(shop, "Repère").selectOption("Référence");
    await columnOf(shop, "Notre tarif").selectOption("Prix d’achat HT");
    await expect(shop.getByText(/prix d’achat avec un coefficient/)).toBeVisible();
    await shop.getByLabel("Coefficient sur le prix d’achat").fill("1,5");
    await shop.getByLabel("Fournisseur", { exact: false }).last().fill(`Pièces ${reference}`);
    await load.click();
    await expect(shop.getByRole("status").filter({ hasText: said("2 prix créés") })).toBeVisible();
    await expect(shop.getByText(said("1 ligne à corriger")).first()).toBeVisible();
  });

  await test.step("the quote takes the package whole, the zone of the journey, and the part", async () => {
    await shop.goto(`/app/repair/quote?repair_id=${repair_id}`);
    await expect(shop.getByText(/Le client est à/)).toContainText("Zone");
    await take(shop, "pompe de vidange", /Forfait/);
    await expect(lineOf(shop, 1).getByLabel("Libellé")).toHaveValue(/Main-d’œuvre/);
    await expect(lineOf(shop, 2).getByLabel("Libellé")).toHaveValue(/Pompe de vidange/);
    await shop.getByRole("button", { name: "Déplacement", exact: true }).click();
    await expect(lineOf(shop, 3).getByLabel("Libellé")).toHaveValue(/^Zone \d/);
    await take(shop, reference, new RegExp(`Palier de tambour ${reference}`));
    // 40,00 € at 1.5, and VAT.
    await expect(lineOf(shop, 4).getByLabel("Prix unitaire TTC")).toHaveValue("72,00");
    await shop.getByRole("button", { name: "Envoyer le devis" }).click();
    const dialog = shop.getByRole("dialog");
    await dialog.getByRole("button", { name: "Envoyer le devis" }).click();
    await expect(shop.getByText("Envoyé", { exact: true }).first()).toBeVisible();
  });

  await test.step("the client reads neither the supplier nor the purchase price, and signs", async () => {
    const client = await (await browser.newContext(project.use)).newPage();
    await client.goto(await linkTo(desk, lastname, "quote-sent"));
    const quote = client.getByRole("region", { name: "Le devis" });
    await expect(quote).toContainText(`Palier de tambour ${reference}`);
    await expect(quote).toContainText(said("72,00 €"));
    await expect(quote).toContainText("Zone");
    await expect(quote).not.toContainText(`Pièces ${reference}`);
    await expect(quote).not.toContainText(said("40,00 €"));
    await sign(client, "Camille Carnet");
    await expect(client.getByText(said("Merci, le devis est accepté"))).toBeVisible();
    await client.context().close();
  });

  await test.step("the file is undone whole; the quote keeps what was signed", async () => {
    await shop.reload();
    await expect(shop.getByRole("heading", { name: "Accord du client" })).toBeVisible();
    await shop.goto("/app/prices?vue=fichiers");
    await shop
      .getByRole("button", { name: `Annuler le chargement de tarif-${reference}.csv` })
      .click();
    await shop.getByRole("dialog").getByRole("button", { name: "Tout annuler" }).click();
    const row = shop.getByRole("listitem").filter({ hasText: `tarif-${reference}.csv` });
    await expect(row).toContainText("Annulé");
    await shop.goto("/app/prices");
    await shop.getByRole("searchbox", { name: "Chercher un prix" }).fill(reference);
    await expect(shop.getByText("Aucun prix trouvé")).toBeVisible();
  });
  await shop.context().close();
});

const columnOf = (page: Page, heading: string) =>
  page.getByRole("combobox", { name: `La colonne ${heading} devient` });

const lineOf = (page: Page, rank: number) =>
  page.getByRole("listitem", { name: `Ligne ${rank}`, exact: true });

/** Typed in the price book, then taken by its name. */
async function take(page: Page, typed: string, option: RegExp): Promise<void> {
  await page.getByRole("combobox", { name: "Chercher dans le carnet de prix" }).fill(typed);
  await page.getByRole("option", { name: option }).first().click();
}
