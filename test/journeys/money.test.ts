/** Invoices, payments and credit notes: nothing is erased, nothing goes past what is due. */
import { expect, test, type Page } from "@playwright/test";
import {
  accept,
  ask,
  begin,
  deskOf,
  draftQuote,
  enterAs,
  MARC,
  nameFor,
  said,
  sendQuote,
  ONCE,
} from "./steps.ts";

type Issued = { repair_id: string; reference: string };

/** 118,20 €, nothing received yet. */
async function invoice(lastname: string): Promise<Issued> {
  const desk = await deskOf(MARC);
  const { repair_id } = await begin(desk, lastname);
  const quote = await sendQuote(desk, repair_id);
  await accept(desk, quote);
  const { result } = await ask<{ result: { reference: string } }>(
    desk,
    "mutation ($quote_id: ID!) { result: issueInvoice(quote_id: $quote_id) { ... on Invoice { reference } ... on Refusal { refused } } }",
    { quote_id: quote.id },
  );
  return { repair_id, reference: result.reference };
}

test("an amount above what remains is refused, a part of it is not", ONCE, async ({ page }) => {
  const { repair_id, reference } = await invoice(nameFor("QUENTIN"));
  await enterAs(page, MARC);
  await page.goto(`/app/sheet/${repair_id}`);
  await page.getByRole("button", { name: "Enregistrer un paiement" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(said("118,20 €"));
  const amount = dialog.getByLabel("Montant reçu");
  const save = dialog.getByRole("button", { name: "Enregistrer le paiement" });
  await amount.fill("200");
  await save.click();
  await expect(dialog.getByText(said("Il ne reste que 118,20 €"))).toBeVisible();
  await amount.fill("-5");
  await save.click();
  await expect(dialog.getByText(/plus grand que zéro|Nombre attendu/)).toBeVisible();
  await amount.fill("50");
  await save.click();
  await expect(
    page.getByText(said(`Paiement de 50,00 € enregistré sur ${reference}`)),
  ).toBeVisible();
  await expect(page.getByText("Réglée en partie")).toBeVisible();

  await page.getByRole("button", { name: "Enregistrer un paiement" }).first().click();
  await expect(dialog).toContainText(said("68,20 €"));
});

test(
  "a payment recorded by mistake is corrected by its opposite, and both stay",
  ONCE,
  async ({ page }) => {
    const { repair_id } = await invoice(nameFor("RENAUD"));
    await enterAs(page, MARC);
    await page.goto(`/app/sheet/${repair_id}`);
    await page.getByRole("button", { name: "Enregistrer un paiement" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Espèces").click();
    await dialog.getByRole("button", { name: "Enregistrer le paiement" }).click();
    await expect(page.getByText("Réglée", { exact: true })).toBeVisible();

    await page.getByRole("button", { name: "Corriger" }).click();
    await dialog.getByRole("button", { name: "Ne rien changer" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^Correction d’une erreur de saisie,/)).toHaveCount(0);
    await page.getByRole("button", { name: "Corriger" }).click();
    await dialog.getByRole("button", { name: "Corriger" }).click();
    await expect(page.getByText(/^Correction d’une erreur de saisie,/)).toBeVisible();
    await expect(page.getByText(/^Espèces,/)).toBeVisible();
    await expect(page.getByText(/^[-−]\s?118,20\s€$/)).toBeVisible();
    await expect(page.getByText("À régler", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Corriger" })).toHaveCount(0);
    await expect(
      page.getByRole("button", { name: "Enregistrer un paiement" }).first(),
    ).toBeVisible();
  },
);

test(
  "a credit note is confirmed first, then cancels the invoice; each paper is a PDF",
  ONCE,
  async ({ page }) => {
    const { repair_id, reference } = await invoice(nameFor("SALMON"));
    await enterAs(page, MARC);
    await page.goto(`/app/sheet/${repair_id}`);
    await page.getByRole("button", { name: "Émettre un avoir" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(said(`Avoir sur la facture ${reference}`));
    await dialog.getByRole("button", { name: "Ne rien changer" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(papers(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Émettre un avoir" }).click();
    await dialog.getByLabel("Motif").fill("Facture émise par erreur.");
    await dialog.getByRole("button", { name: said("Émettre l’avoir") }).click();
    await expect(papers(page)).toHaveCount(2);
    await expect(page.getByRole("button", { name: "Enregistrer un paiement" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Émettre un avoir" })).toHaveCount(0);
    await expect(
      page.getByText(said("−118,20 €")).or(page.getByText(said("-118,20 €"))),
    ).toBeVisible();
    for (const link of await papers(page).all()) {
      const pdf = await page.request.get((await link.getAttribute("href")) ?? "");
      expect(pdf.headers()["content-type"]).toContain("application/pdf");
      expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
    }
  },
);

const papers = (page: Page) => page.getByRole("link", { name: /\(PDF\)$/ });

test("the list of invoices begins with what is unpaid, and takes a payment", async ({ page }) => {
  const { reference } = await invoice(nameFor("TANGUY"));
  await enterAs(page, MARC);
  await page.goto("/app/quote");
  const row = page.getByRole("row").filter({ hasText: reference });
  await expect(row).toContainText(said("118,20 €"));
  await row.getByRole("button", { name: `Enregistrer un paiement sur ${reference}` }).click();
  await page.getByRole("button", { name: "Enregistrer le paiement" }).click();
  await expect(row).toHaveCount(0);
  await page.getByText(/^Toutes/).click();
  await expect(row).toContainText("Réglée");
});

test(
  "late invoices are reminded together, and what became of each is said",
  ONCE,
  async ({ page }) => {
    await enterAs(page, MARC);
    await page.goto("/app/quote");
    const late = page.getByRole("button", { name: /^Relancer F\S+$/ });
    await expect(late.nth(1)).toBeVisible();
    const count = await late.count();
    await expect(page.getByRole("button", { name: /factures en retard$/ })).toHaveCount(0);
    const names = [late.nth(0), late.nth(1)].map((button) => button.getAttribute("aria-label"));
    const chosen = (await Promise.all(names)).map((name) => /\S+\d{4}-\d+/.exec(name ?? "")?.[0]);
    for (const reference of chosen)
      await page.getByRole("checkbox", { name: `Choisir ${reference}` }).check();
    await page.getByRole("button", { name: said("Relancer les 2 factures en retard") }).click();
    for (const reference of chosen)
      await expect(page.getByText(said(`${reference} : relance envoyée.`))).toBeVisible();
    await expect(late).toHaveCount(count - 2);
    await page.reload();
    await expect(late).toHaveCount(count - 2);
  },
);

test(
  "beyond fifty rows, the rest of a list is read when it is asked for",
  ONCE,
  async ({ page }) => {
    const desk = await deskOf(MARC);
    const { repair_id } = await begin(desk, nameFor("VASSEUR"));
    const count = async (): Promise<number> =>
      (await ask<{ quotes_count: number }>(desk, "{ quotes_count }", {})).quotes_count;
    while ((await count()) < 55) await draftQuote(desk, repair_id);
    await enterAs(page, MARC);
    await page.goto("/app/quote?tab=quotes");
    const rows = page.locator("tbody tr");
    await expect(rows).toHaveCount(50);
    await expect(page.getByText(/^50 sur \d+$/)).toBeVisible();
    await page.getByRole("button", { name: "Afficher la suite" }).press("Enter");
    await expect.poll(() => rows.count()).toBeGreaterThan(54);
    await expect(rows.nth(50).locator("a[data-row]")).toBeFocused();
    // A quote that another story writes moves the rows from page to page: until both are read again, one is in both.
    const repeated = async (): Promise<number> => {
      const links = await page
        .locator("a[data-row]")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      return links.length - new Set(links).size;
    };
    await expect.poll(repeated).toBe(0);
    await page.getByRole("button", { name: /^Accepté/ }).click();
    await expect(rows.first()).toContainText("Accepté");
    await expect(rows.filter({ hasNotText: "Accepté" })).toHaveCount(0);
  },
);

test(
  "a paper asks for a session, and one shop never reads another's",
  ONCE,
  async ({ request }) => {
    const { repair_id } = await invoice(nameFor("URBAIN"));
    const [own, other] = [await deskOf(MARC), await deskOf("owner@repar-loire.test")];
    const { repair } = await ask<{
      repair: { invoices: { pdf_url: string }[]; quotes: { id: string }[] };
    }>(own, "query ($id: ID!) { repair(id: $id) { invoices { pdf_url } quotes { id } } }", {
      id: repair_id,
    });
    const urls = [
      ...repair.invoices.map(({ pdf_url }) => pdf_url),
      ...repair.quotes.map(({ id }) => `/app/document/quote/${id}.pdf`),
    ];
    expect(urls).toHaveLength(2);
    for (const url of urls) {
      expect((await own.get(url)).headers()["content-type"]).toContain("application/pdf");
      expect((await other.get(url)).status()).toBe(404);
      expect((await request.get(url, { maxRedirects: 0 })).status()).toBe(302);
    }
  },
);
