/** A wrong name and a wrong price are put right by a corrective invoice; what was paid follows. */
import { expect, test, type Page } from "@playwright/test";
import { issueNow } from "./billing.ts";
import { accept, ask, begin, deskOf, enterAs, MARC, nameFor, said, sendQuote } from "./steps.ts";

const papers = (page: Page) => page.getByRole("region", { name: "Factures" });

type Paper = {
  reference: string;
  kind: number;
  total_incl: number;
  paid: number;
  remainder: number;
};
const PAPERS =
  "query ($id: ID!) { repair(id: $id) { invoices { reference kind total_incl paid remainder } } }";

test("an invoice is put right: the second cancels the first, and the payment is carried", async ({
  page,
}) => {
  const desk = await deskOf(MARC);
  const lastname = nameFor("FLORIMOND");
  const thread = await begin(desk, lastname);
  const quote = await sendQuote(desk, thread.repair_id);
  await accept(desk, quote);
  await ask(desk, "mutation ($id: ID!) { issueInvoice(quote_id: $id) { __typename } }", {
    id: quote.id,
  });
  await enterAs(page, MARC);
  await page.goto(`/app/sheet/${thread.repair_id}`);
  await papers(page).getByRole("button", { name: "Enregistrer un paiement" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Montant reçu").fill("60");
  await dialog.getByRole("radio", { name: "Carte bancaire" }).check();
  await dialog.getByRole("button", { name: "Enregistrer le paiement" }).click();
  await expect(dialog).toHaveCount(0);

  await papers(page).getByRole("button", { name: "Rectifier" }).click();
  await expect(dialog.getByLabel("Nom du client")).toHaveValue(new RegExp(lastname, "i"));
  await dialog.getByLabel("Nom du client").fill("Florimond Dupré-Martin");
  await dialog
    .getByLabel(/^Prix unitaire/)
    .first()
    .fill("50");
  await dialog.getByRole("button", { name: "Émettre la facture" }).click();
  await expect(dialog).toContainText("Indiquez le motif de la rectification.");
  await dialog.getByLabel("Motif").fill("Nom et prix mal écrits");
  await expect(dialog).toContainText("Déjà réglé, reporté");
  await expect(dialog.getByRole("note")).toContainText(/Elle part à .+@/);
  await issueNow(dialog);
  await expect(dialog).toHaveCount(0);
  // The sheet follows by itself.
  await expect(papers(page)).toContainText("Rectificative");

  const { repair } = await ask<{ repair: { invoices: Paper[] } }>(desk, PAPERS, {
    id: thread.repair_id,
  });
  const [first, second] = repair.invoices;
  expect(first).toMatchObject({ kind: 380, paid: 0, remainder: 0 });
  expect(second).toMatchObject({ kind: 384, paid: 6_000 });
  await expect(papers(page)).toContainText(`Remplacée par ${second?.reference}`);
  await expect(papers(page)).toContainText("Rectificative");
  await expect(papers(page)).toContainText(said("Motif : Nom et prix mal écrits"));
  await expect(papers(page).getByRole("button", { name: "Rectifier" })).toHaveCount(1);

  await page.goto(`/suivi/${thread.sheetid}`);
  const list = page.getByRole("region", { name: /Devis et factures|Documents/ });
  await expect(list).toContainText(`Facture rectificative ${second?.reference}`);
  await expect(list).toContainText(`annulée et remplacée par la facture ${second?.reference}`);
  await expect(list).toContainText(`Elle annule et remplace la facture ${first?.reference}`);
});
