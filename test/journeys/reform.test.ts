/** The reform of invoices: a rejected one is put right; a supplier's one is brought, read, approved; the next report is read. */
import { expect, test, type Page } from "@playwright/test";
import { violationsIn } from "../looks/axe.ts";
import { ublInvoice } from "../shop/supplier/invoices.ts";
import { fileRepair } from "./records.ts";
import { accept, ask, deskOf, enterAs, MARC, nameFor, said, sendQuote } from "./steps.ts";

/** Of a company that closed: the platform of the demonstration does not find it in the directory. */
const CLOSED = "900000019";

type Issued = { repair_id: string; reference: string };

/** An invoice to a company, issued with a wrong SIREN. */
async function billed(lastname: string): Promise<Issued> {
  const desk = await deskOf(MARC);
  const facts = { type: "Entreprise", firstname: "", siren: CLOSED };
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
  await dialog.getByRole("button", { name: "Émettre la facture" }).click();
  await dialog.getByRole("button", { name: "Émettre maintenant" }).click();
  await expect(dialog).toHaveCount(0);
  const panel = page.getByRole("region", { name: "Factures" });
  await expect(panel.getByText("Déposée", { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByText("Annulée par un avoir")).toBeVisible();
  await expect(panel.getByText(/^Avoir interne/)).toBeVisible();
  await expect(panel.getByRole("button", { name: /^Corriger la facture/ })).toHaveCount(0);
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
