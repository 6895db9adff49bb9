/** The reform of invoices: a rejected one is put right; a supplier's one is brought, read, approved; the next report is read. */
import { expect, test, type Page } from "@playwright/test";
import { issueNow } from "./billing.ts";
import { violationsIn } from "../looks/axe.ts";
import { ublInvoice } from "../shop/supplier/invoices.ts";
import { fileRepair } from "./records.ts";
import { accept, ask, deskOf, enterAs, MARC, nameFor, said, sendQuote } from "./steps.ts";

/** Of a company that closed: the platform of the demonstration does not find it in the directory. */
const CLOSED = "900000019";

type Issued = { repair_id: string; reference: string };

/** An invoice to a company, issued; with a wrong SIREN unless it says another. */
async function billed(lastname: string, siren = CLOSED): Promise<Issued> {
  const desk = await deskOf(MARC);
  const facts = { type: "Entreprise", firstname: "", siren };
  const repair_id = await fileRepair(desk, lastname, facts);
  const quote = await sendQuote(desk, repair_id);
  await accept(desk, quote);
  const { result } = await ask<{ result: { reference: string } }>(
    desk,
    "mutation ($quote_id: ID!) { result: issueInvoice(quote_id: $quote_id) { ... on Invoice { reference } ... on Refusal { refused } } }",
    { quote_id: quote.id },
  );
  return { repair_id, reference: result.reference };
}

/** In the tab that the dialog opens, beside the invoice. */
async function correctSiren(tab: Page): Promise<void> {
  await tab.getByRole("button", { name: "Modifier", exact: true }).first().click();
  await tab.getByLabel("SIREN").fill("900 000 001");
  await tab.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(tab.getByLabel("SIREN")).toHaveCount(0);
  await tab.close();
}

test("an invoice that the platform rejected is cancelled by an internal credit note and leaves again, corrected", async ({
  page,
}) => {
  const { repair_id, reference } = await billed(nameFor("ATELIERS ROUX"));
  await enterAs(page, MARC);
  await page.goto(`/app/sheet/${repair_id}`);
  await expect(page.getByText("Rejetée par la plateforme").first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText("Le client n’est pas connu de l’annuaire.").first()).toBeVisible();
  await page.getByRole("button", { name: `Corriger la facture ${reference}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("elle n’a jamais existé");
  await expect(dialog).toContainText(said("118,20 €"));
  expect(await violationsIn(page, "dialog")).toEqual([]);
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    dialog.getByRole("link", { name: "la fiche du client" }).click(),
  ]);
  await correctSiren(tab);

  await dialog.getByRole("button", { name: "Annuler et préparer la nouvelle" }).click();
  await expect(page.getByText(`${reference} est annulée par l’avoir interne`)).toBeVisible();
  await expect(dialog).toContainText("Elle part par votre plateforme agréée");
  await issueNow(dialog);
  await expect(dialog).toHaveCount(0);
  const panel = page.getByRole("region", { name: "Factures" });
  await expect(panel.getByText("Déposée", { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByText("Annulée par un avoir")).toBeVisible();
  await expect(panel.getByText(/^Avoir interne/)).toBeVisible();
  await expect(panel.getByRole("button", { name: /^Corriger la facture/ })).toHaveCount(0);
});

test("an invoice that a company pays is « Encaissée », with its amount at each rate", async ({
  page,
}) => {
  const { repair_id } = await billed(nameFor("MENUISERIE BLANC"), "900000001");
  await enterAs(page, MARC);
  await page.goto(`/app/sheet/${repair_id}`);
  const panel = page.getByRole("region", { name: "Factures" });
  await expect(panel.getByText("Déposée", { exact: true })).toBeVisible({ timeout: 60_000 });
  await panel.getByRole("button", { name: "Enregistrer un paiement" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Montant reçu").fill("118,20");
  await dialog.getByRole("radio", { name: "Carte bancaire" }).check();
  await dialog.getByRole("button", { name: "Enregistrer le paiement" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByText("Encaissée", { exact: true }).first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(panel).toContainText(said("118,20 € à 20 % de TVA"));
  await expect(panel.getByRole("button", { name: /^Réessayer/ })).toHaveCount(0);
  expect(await violationsIn(page, "page")).toEqual([]);
});

test("a supplier's invoice is brought, read beside its lines and approved", async ({
  page,
}, info) => {
  const reference = `PM-${info.project.name}-${Date.now()}`;
  await enterAs(page, MARC);
  await page.goto("/app/quote?tab=received");
  await page.locator('input[type="file"]').setInputFiles({
    name: "facture.xml",
    mimeType: "application/xml",
    buffer: Buffer.from(ublInvoice({ reference })),
  });
  await expect(page.getByText("La facture est enregistrée.")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: reference });
  await expect(row).toContainText("À vérifier");
  await row.getByRole("button", { name: /^Ouvrir la facture/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(said("87,00 €"));
  await expect(dialog).toContainText("Pompe de vidange");
  await dialog.getByRole("button", { name: "Contester" }).click();
  await dialog.getByRole("button", { name: "Ne rien changer" }).click();
  await dialog.getByRole("button", { name: "Approuver" }).click();
  await expect(page.getByText("Facture approuvée : elle est à payer.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row).toContainText("À payer");

  await page.getByRole("tab", { name: "E-reporting" }).click();
  await expect(page.getByRole("heading", { name: "Ventes aux particuliers" })).toBeVisible();
});

test("a file that cannot be read waits in the inbox; the one that the shop brings is entered by hand", async ({
  page,
}, info) => {
  const reference = `ILL-${info.project.name}-${Date.now()}`;
  await enterAs(page, MARC);
  await page.goto("/app/quote?tab=received");
  const panel = page.getByRole("region", { name: "Fichiers illisibles" });
  const row = panel.getByRole("listitem").first();
  await expect(row).toContainText("Ce n’est pas une facture électronique connue.");
  const downloading = page.waitForEvent("download");
  await row.getByRole("link", { name: /^Télécharger le fichier/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^fichier-recu-.*\.xml$/);
  await row.getByRole("button", { name: /^Refuser/ }).click();
  await row.getByRole("button", { name: "Refuser le fichier" }).click();
  await expect(page.getByText("Écrivez pourquoi ce fichier est mis de côté.")).toBeVisible();
  expect(await violationsIn(page, "page")).toEqual([]);
  await row.getByRole("button", { name: "Ne rien changer" }).click();

  await page.locator('input[type="file"]').setInputFiles({
    name: "commande.xml",
    mimeType: "application/xml",
    buffer: Buffer.from(`<Commande>${reference}</Commande>`),
  });
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Ce n’est pas une facture électronique connue.");
  await dialog.getByLabel("Fournisseur").fill("Quincaillerie Roux");
  await dialog.getByLabel("Numéro de la facture").fill(reference);
  await dialog.getByLabel("Date", { exact: true }).fill("2026-11-20");
  await dialog.getByLabel("Total TTC, en euros").fill("24,00");
  await dialog.getByRole("button", { name: "Enregistrer la facture" }).click();
  await expect(dialog).toHaveCount(0);

  const search = page.getByLabel("Rechercher une facture reçue");
  await search.fill(reference);
  await expect(page.getByRole("row").filter({ hasText: reference })).toContainText(said("24,00 €"));
  await expect(panel).toHaveCount(0);
  await search.fill("aucune-facture-ainsi");
  await expect(page.getByText("Aucune facture trouvée")).toBeVisible();
});
