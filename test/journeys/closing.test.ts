/** The month's closing, and what the accountant takes: on each width, where a server of its own is. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { firstOfMonth, formatMonth } from "../../src/domain/ledger/sales/period.ts";
import { formatEuros } from "../../src/domain/money.ts";
import { addDays, dateOf, DEFAULT_ZONE, toInstant } from "../../src/domain/time.ts";
import { readZip } from "../../src/server/platform/archive/read-zip.ts";
import { accept, ask, begin, deskOf, enterAs, MARC, nameFor, said, sendQuote } from "./steps.ts";

test("a month is closed, archived, and verified without us; nothing is dated in it afterwards", async ({
  page,
}) => {
  const desk = await deskOf(MARC);
  const last = addDays(firstOfMonth(dateOf(toInstant(Date.now()), DEFAULT_ZONE)), -1);
  const month = formatMonth(last);
  const { repair_id } = await begin(desk, nameFor("CLOTURE"));
  const quote = await sendQuote(desk, repair_id);
  await accept(desk, quote);
  const { issued } = await ask<{ issued: { id: string; reference: string } }>(
    desk,
    "mutation ($id: ID!) { issued: issueInvoice(quote_id: $id) { ... on Invoice { id reference } } }",
    { id: quote.id },
  );
  const pay = (amount: number) =>
    ask<{ paid: { refused?: string } }>(
      desk,
      "mutation ($input: PaymentInput!) { paid: recordPayment(input: $input) { ... on Invoice { id } ... on Refusal { refused } } }",
      { input: { invoice_id: issued.id, method: "card", amount, received_on: last, note: "" } },
    );
  // A cheque that was left with the appliance, on the last day of the month that is over.
  await pay(5_000);

  await enterAs(page, MARC);
  await page.goto("/app/sales/books");
  const closings = page.getByRole("region", { name: "Clôtures" });
  await closings.getByRole("button", { name: `Clôturer ${month}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: `Clôturer ${month}` }).click();
  const row = closings.getByRole("row", { name: new RegExp(month, "i") });
  await expect(row).toBeVisible();
  expect((await pay(100)).paid).toMatchObject({ refused: "period-closed" });
  // In the first days of a month, the demonstration was paid in the one before too.
  const { sales } = await ask<{ sales: { now: { received: number } } }>(
    desk,
    "query ($from: LocalDate, $to: LocalDate) { sales(from: $from, to: $to) { now { received } } }",
    { from: firstOfMonth(last), to: last },
  );
  expect(sales.now.received).toBeGreaterThanOrEqual(5_000);
  await expect(row).toContainText(said(formatEuros(sales.now.received)));

  await row.getByRole("button", { name: `Archiver ${month}` }).click();
  const link = row.getByRole("link", { name: /^Télécharger/ });
  await expect(link).toBeVisible();
  const downloading = page.waitForEvent("download");
  await link.click();
  const zip = await (await downloading).path();
  const { verdict, receipts } = await verified(zip);
  expect(verdict).toContain("Archive intacte");
  expect(receipts.filter((line) => line.includes(issued.reference))).toEqual([
    expect.stringContaining("50,00"),
  ]);

  await page.getByRole("button", { name: "Vérifier le registre" }).click();
  await expect(page.getByText(/^Registre intact/)).toBeVisible();
  await page.getByRole("button", { name: "Voir le plan de comptes" }).click();
  await page.getByLabel(/^Compte.: Prestations à 20/).fill("706120");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("La tenue des comptes est enregistrée.")).toBeVisible();
  await page.goto("/app/sales/attestation");
  await page.getByText("Volet 2").waitFor();
  await page.goto("/app/sales");
  await page.getByRole("link", { name: "Clôtures et archives" }).waitFor();
});

/** What the script of the archive says, run by itself on what was unpacked, and the lines of its receipts. */
async function verified(file: string): Promise<{ verdict: string; receipts: string[] }> {
  const folder = mkdtempSync(path.join(tmpdir(), "etabli-archive-"));
  const zip = await readZip(file, { bytes: 1e8, entries: 50, path: /^[\w.-]+$/ });
  for (const name of zip.sizes.keys())
    writeFileSync(path.join(folder, name), await buffer(await zip.read(name)));
  zip.close();
  return {
    verdict: execFileSync(process.execPath, [path.join(folder, "verifier.mjs")], {
      encoding: "utf8",
    }),
    receipts: readFileSync(path.join(folder, "encaissements.csv"), "utf8").split("\r\n"),
  };
}
