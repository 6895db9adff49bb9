/** Money to its end: each story reads the same cents on the sheet, on the client's page and in the shop's journals. */
import { expect, test, type Page } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";
import { issueInvoice, issueNow, journalOf, papers, papersOf, trackingOf } from "./billing.ts";
import {
  accept,
  ask,
  begin,
  deskOf,
  enterAs,
  MARC,
  nameFor,
  ONCE,
  said,
  SEAL,
  sendQuote,
  type Thread,
} from "./steps.ts";

/** A signed quote of 118,20 €, on the sheet of its repair. */
async function agreed(
  page: Page,
  story: string,
  sold = [SEAL],
): Promise<Thread & { quote_id: string }> {
  const desk = await deskOf(MARC);
  const thread = await begin(desk, nameFor(story));
  const quote = await sendQuote(desk, thread.repair_id, sold);
  await accept(desk, quote);
  await enterAs(page, MARC);
  await page.goto(`/app/sheet/${thread.repair_id}`);
  return { ...thread, quote_id: quote.id };
}

/** In the dialog that is open: the amount, the means, then the button. */
async function receive(page: Page, amount: string, means: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Montant reçu").fill(amount);
  await dialog.getByRole("radio", { name: means }).check();
  await dialog.getByRole("button", { name: "Enregistrer le paiement" }).click();
  await expect(dialog).toHaveCount(0);
}

const byText = (a: string, b: string): number => a.localeCompare(b);

test(
  "a deposit on a quote with a line without VAT asks why, and prints the reason",
  ONCE,
  async ({ page }) => {
    const stamp = { ...SEAL, label: "Timbre fiscal avancé", unit_price: 2_500, vat_rate: 0 };
    const thread = await agreed(page, "AUBRIOT", [SEAL, stamp]);
    await page.getByRole("button", { name: "Demander un acompte" }).click();
    const dialog = page.getByRole("dialog");
    const issue = dialog.getByRole("button", { name: "Émettre la facture d’acompte" });
    await expect(dialog.getByLabel("Montant de l’acompte TTC")).toBeVisible();
    await expect(issue).toBeDisabled();
    await dialog.getByLabel("Pourquoi sans TVA").selectOption("disbursement");
    await issue.click();
    await expect(dialog).toHaveCount(0);
    const [deposit] = await papersOf(await deskOf(MARC), thread.repair_id);
    expect(deposit).toMatchObject({ kind: 386 });
  },
);

test("a deposit is paid at the counter, then the balance: nothing is billed or taxed twice", async ({
  page,
}) => {
  const thread = await agreed(page, "ABELARD");
  await page.getByRole("button", { name: "Demander un acompte" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Montant de l’acompte TTC").fill("40");
  await dialog.getByRole("button", { name: "Émettre la facture d’acompte" }).click();
  await expect(dialog).toHaveCount(0);
  await papers(page).getByRole("button", { name: "Enregistrer un paiement" }).click();
  await receive(page, "40", "Espèces");
  await expect(papers(page)).toContainText("Réglée");

  // What was read for the deposit is not shown again: it would change during the seconds, and stop them.
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("query issueProposal(")) await sleep(1_500);
    await route.continue();
  });
  await papers(page).getByRole("button", { name: "Émettre la facture" }).click();
  await dialog.getByRole("button", { name: "Émettre la facture" }).waitFor();
  expect(await dialog.innerText()).toMatch(/Acompte F.*40,00[^]*À payer\s+78,20/);
  await issueNow(dialog);
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(papers(page).getByRole("link", { name: /\(PDF\)$/ })).toHaveCount(2);
  await papers(page).getByRole("button", { name: "Enregistrer un paiement" }).click();
  await expect(page.getByRole("dialog")).toContainText(said("78,20 €"));
  await receive(page, "78,20", "Carte bancaire");
  await expect(page.getByText("Terminer/Archivé").first()).toBeVisible();

  const desk = await deskOf(MARC);
  const [deposit, invoice] = await papersOf(desk, thread.repair_id);
  expect(deposit).toMatchObject({ kind: 386, due: 4_000, paid: 4_000, remainder: 0 });
  expect(invoice).toMatchObject({ kind: 380, due: 7_820, paid: 7_820, remainder: 0 });

  const tracking = await trackingOf(page, thread);
  expect(tracking).toContain(`Facture d’acompte ${deposit?.reference}`);
  expect(tracking).toContain(`Facture ${invoice?.reference}`);
  expect(tracking).toContain("40,00 €");
  expect(tracking).toContain("118,20 €");
  expect(tracking.match(/réglée/g)).toHaveLength(2);

  const received = await journalOf(desk, "encaissements", thread.lastname);
  expect(received.map((row) => /\d+,\d\d/.exec(row)?.[0])).toEqual(["40,00", "78,20"]);
  const vat = await journalOf(desk, "tva", thread.lastname);
  expect(vat.map((row) => row.match(/-?\d+,\d\d/g)?.slice(-3))).toEqual([
    ["33,33", "6,67", "40,00"],
    ["65,17", "13,03", "78,20"],
  ]);
});

test("a line is given back by a credit note, then its money by a refund", async ({ page }) => {
  const thread = await agreed(page, "BERENGER");
  await issueInvoice(page);
  await papers(page).getByRole("button", { name: "Enregistrer un paiement" }).click();
  await receive(page, "118,20", "Carte bancaire");

  await papers(page).getByRole("button", { name: "Émettre un avoir" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /Certaines lignes/ }).check();
  await dialog.getByRole("checkbox", { name: /Manchette de hublot/ }).check();
  await dialog.getByLabel(/^Quantité/).fill("0,5");
  await expect(dialog).toContainText(said("59,10 €"));
  await dialog.getByLabel("Motif").fill("Une demi-heure de trop.");
  await dialog.getByRole("button", { name: "Émettre l’avoir" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(papers(page)).toContainText("À rembourser");
  expect(await trackingOf(page, thread)).toContain("l’atelier doit vous rembourser 59,10 €");

  await page.goto(`/app/sheet/${thread.repair_id}`);
  await papers(page).getByRole("button", { name: "Rembourser" }).click();
  await expect(dialog).toContainText(said("59,10 €"));
  await dialog.getByRole("radio", { name: "Virement" }).check();
  await dialog.getByRole("button", { name: "Enregistrer le remboursement" }).click();
  await expect(dialog).toHaveCount(0);

  const desk = await deskOf(MARC);
  const [invoice, credit] = await papersOf(desk, thread.repair_id);
  expect(invoice).toMatchObject({ kind: 380, due: 11_820, paid: 5_910, remainder: 0 });
  expect(credit).toMatchObject({ kind: 381, due: 5_910 });
  const tracking = await trackingOf(page, thread);
  expect(tracking).toContain(`Avoir ${credit?.reference}`);
  expect(tracking).toContain("-59,10 €");
  expect(tracking).not.toContain("rembourser");

  const received = await journalOf(desk, "encaissements", thread.lastname);
  expect(received.map((row) => /-?\d+,\d\d/.exec(row)?.[0])).toEqual(["118,20", "-59,10"]);
  const sold = await journalOf(desk, "ventes", thread.lastname);
  expect(sold.map((row) => row.match(/-?\d+,\d\d/g)?.slice(0, 3))).toEqual([
    ["98,50", "19,70", "118,20"],
    ["-49,25", "-9,85", "-59,10"],
  ]);
});

test("an insurer pays its part, the client the rest; each is told to the client", async ({
  page,
}) => {
  const thread = await agreed(page, "CAPUCINE");
  await issueInvoice(page);
  await papers(page).getByRole("button", { name: "Enregistrer un paiement" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Payé par").selectOption("Une assurance");
  await dialog.getByLabel("Montant reçu").fill("80");
  await dialog.getByRole("radio", { name: "Virement" }).check();
  await dialog.getByRole("button", { name: "Enregistrer le paiement" }).click();
  await expect(dialog).toContainText("Indiquez qui paie.");
  await dialog.getByLabel("Nom du payeur").fill("Assur’Garonne");
  await dialog.getByLabel("Référence du virement").fill("SIN-2026-118");
  await dialog.getByRole("button", { name: "Enregistrer le paiement" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(papers(page)).toContainText("Réglée en partie");
  await expect(papers(page)).toContainText(said("payé par Assur’Garonne"));
  expect(await trackingOf(page, thread)).toContain("80,00 € reçus, reste 38,20 €");

  await page.goto(`/app/sheet/${thread.repair_id}`);
  await papers(page).getByRole("button", { name: "Enregistrer un paiement" }).click();
  await receive(page, "38,20", "Chèque");
  const desk = await deskOf(MARC);
  const [invoice] = await papersOf(desk, thread.repair_id);
  expect(invoice).toMatchObject({ due: 11_820, paid: 11_820, remainder: 0 });
  expect(await trackingOf(page, thread)).toContain("réglée");
  const received = await journalOf(desk, "encaissements", thread.lastname);
  expect(received.map((row) => /\d+,\d\d/.exec(row)?.[0])).toEqual(["80,00", "38,20"]);
});

test("one payment settles several invoices, the oldest first, and keeps what is too much", async ({
  page,
}) => {
  const desk = await deskOf(MARC);
  const lastname = nameFor("DELPHINE");
  const threads = [await begin(desk, lastname), await begin(desk, lastname)];
  const references: string[] = [];
  for (const { repair_id } of threads) {
    const quote = await sendQuote(desk, repair_id);
    await accept(desk, quote);
    const { result } = await ask<{ result: { reference: string } }>(
      desk,
      "mutation ($id: ID!) { result: issueInvoice(quote_id: $id) { ... on Invoice { reference } ... on Refusal { refused } } }",
      { id: quote.id },
    );
    references.push(result.reference);
  }
  const { repair } = await ask<{ repair: { client: { id: string } } }>(
    desk,
    "query ($id: ID!) { repair(id: $id) { client { id } } }",
    { id: threads[0]?.repair_id },
  );
  await enterAs(page, MARC);
  await page.goto(`/app/client/${repair.client.id}`);
  const account = page.getByRole("region", { name: "Compte du client" });
  await expect(account).toContainText(said("236,40 €"));
  await account.getByRole("button", { name: "Enregistrer un paiement" }).click();
  const dialog = page.getByRole("dialog");
  const parts = references.map((reference) => dialog.getByLabel(`Part de ${reference}`));
  await dialog.getByLabel("Montant reçu").fill("150");
  await expect(parts[0] ?? dialog).toHaveValue("118,20");
  await expect(parts[1] ?? dialog).toHaveValue("31,80");
  await expect(dialog).toContainText(said("restera 86,40 €"));
  await dialog.getByLabel("Montant reçu").fill("250");
  await expect(dialog).toContainText(said("Gardé en avance pour le client"));
  await expect(dialog).toContainText(said("13,60 €"));
  await dialog.getByRole("radio", { name: "Chèque" }).check();
  await dialog.getByRole("button", { name: said("Enregistrer 250,00 €") }).click();
  await expect(dialog).toHaveCount(0);
  await expect(account).not.toContainText("À régler");
  await expect(account).toContainText(said("Gardé en avance"));
  await expect(account).toContainText(said("13,60 €"));

  for (const { repair_id } of threads)
    expect(await papersOf(desk, repair_id)).toMatchObject([{ paid: 11_820, remainder: 0 }]);
  const received = await journalOf(desk, "encaissements", lastname);
  // What one movement is on each invoice was recorded at one instant.
  expect(received.map((row) => /\d+,\d\d/.exec(row)?.[0] ?? "").toSorted(byText)).toEqual([
    "118,20",
    "118,20",
    "13,60",
  ]);

  await account.getByRole("button", { name: "Rembourser l’avance" }).click();
  await dialog.getByRole("button", { name: "Enregistrer le remboursement" }).click();
  await expect(account).toHaveCount(0);
});

test("a part sold at the counter is billed without a quote, paid by cheque, and the cheque goes to the bank", async ({
  page,
}) => {
  const desk = await deskOf(MARC);
  const { repair_id, lastname } = await begin(desk, nameFor("ESTELLE"));
  await enterAs(page, MARC);
  await page.goto(`/app/repair/quote?repair_id=${repair_id}`);
  await page.getByRole("button", { name: "Pièce", exact: true }).click();
  await page.keyboard.type("Filtre à charbon");
  await page
    .getByLabel(/Prix unitaire TTC/)
    .first()
    .fill("15");
  await page.getByRole("button", { name: "Facturer sans devis" }).click();
  const dialog = page.getByRole("dialog", { name: "Facturer sans devis" });
  await expect(dialog).toContainText(said("15,00 €"));
  await issueNow(dialog);
  await expect(page).toHaveURL(new RegExp(`/app/sheet/${repair_id}$`));
  await papers(page).getByRole("button", { name: "Enregistrer un paiement" }).click();
  await receive(page, "15", "Chèque");
  expect(await papersOf(desk, repair_id)).toMatchObject([{ kind: 380, due: 1_500, remainder: 0 }]);
  const copy = papers(page).getByRole("link", { name: /^Copie acquittée/ });
  const pdf = await page.request.get((await copy.getAttribute("href")) ?? "");
  expect(pdf.headers()["content-type"]).toContain("application/pdf");

  await page.goto("/app/quote?tab=payments&method=cheque");
  const slips = page.getByRole("region", { name: "Remise de chèques" });
  const cheques = slips.getByRole("list", { name: "Chèques à remettre" });
  await expect(cheques.getByText(lastname)).toBeVisible();
  const remit = slips.getByRole("button", { name: said("Remettre 1 chèque, 15,00 €") });
  // Those of other stories stay for them, and one may come in meanwhile.
  await expect(async () => {
    for (const row of await cheques.getByRole("listitem").filter({ hasNotText: lastname }).all())
      await row.getByRole("checkbox").uncheck();
    await remit.click({ timeout: 1_000 });
  }).toPass();
  await expect(cheques.getByText(lastname)).toHaveCount(0);
  await expect(slips.getByRole("link", { name: /1 chèque, 15,00/ }).first()).toBeVisible();
});
