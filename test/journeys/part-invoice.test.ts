/** A signed quote is billed in two parts, by lines and quantities, and never for more than was signed. */
import { expect, test, type Page } from "@playwright/test";
import { issueInvoice, issueNow, journalOf, papers, papersOf, trackingOf } from "./billing.ts";
import { accept, begin, deskOf, enterAs, MARC, nameFor, said, sendQuote } from "./steps.ts";

/** 144 € incl. VAT: two hours of 50 € excl. VAT, and a pump of 20 €. */
const SOLD = [
  { kind: "labour", label: "Main-d’œuvre", unit: "h", quantity: 20_000, unit_price: 5_000 },
  { kind: "part", label: "Pompe de vidange", unit: "pièce", quantity: 10_000, unit_price: 2_000 },
] as const;

test("part of a quote is billed by lines and quantities, then the rest, never more than signed", async ({
  page,
}) => {
  const desk = await deskOf(MARC);
  const thread = await begin(desk, nameFor("PARTIEL"));
  const quote = await sendQuote(desk, thread.repair_id, SOLD);
  await accept(desk, quote);
  await enterAs(page, MARC);
  await page.goto(`/app/sheet/${thread.repair_id}`);

  await papers(page).getByRole("button", { name: "Émettre la facture" }).click();
  const dialog = page.getByRole("dialog", { name: "Émettre la facture" });
  const quantity = dialog.getByLabel(said("Quantité de « Main-d’œuvre »"));
  await dialog.getByRole("checkbox", { name: /Facturer une partie/ }).check();
  await expect(dialog).toContainText("Choisissez au moins une ligne");
  await expect(dialog.getByRole("button", { name: "Émettre la facture" })).toBeDisabled();
  await dialog.getByRole("checkbox", { name: /Main-d’œuvre/ }).check();
  await quantity.fill("3");
  await expect(dialog).toContainText("2 au plus.");
  await expect(dialog.getByRole("button", { name: "Émettre la facture" })).toBeDisabled();
  await quantity.fill("");
  await quantity.pressSequentially("1,5");
  await expect(dialog).toContainText(said("90,00 €"));
  await issuePart(page);
  await expect(papers(page)).toContainText(said("90,00 €"));

  await papers(page).getByRole("button", { name: "Émettre la facture" }).click();
  await expect(dialog).toContainText("Cette facture porte sur le reste.");
  await expect(dialog.getByRole("list", { name: "Reste à facturer" })).toContainText("0,5 h");
  await expect(dialog).toContainText(said("54,00 €"));
  await dialog.getByRole("button", { name: "Pas maintenant" }).click();
  await issueInvoice(page);
  await expect(papers(page).getByRole("button", { name: "Émettre la facture" })).toHaveCount(0);

  const issued = await papersOf(desk, thread.repair_id);
  expect(issued.map(({ kind, due }) => [kind, due])).toEqual([
    [380, 9_000],
    [380, 5_400],
  ]);
  const sold = await journalOf(desk, "ventes", thread.lastname);
  expect(sold.map((row) => row.match(/-?\d+,\d\d/g)?.slice(0, 3))).toEqual([
    ["75,00", "15,00", "90,00"],
    ["45,00", "9,00", "54,00"],
  ]);
  const tracking = await trackingOf(page, thread);
  for (const { reference } of issued) expect(tracking).toContain(`Facture ${reference}`);
  expect(tracking).toContain("90,00 €");
  expect(tracking).toContain("54,00 €");
});

async function issuePart(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Émettre la facture" });
  await issueNow(dialog);
  await expect(dialog).toHaveCount(0);
}
