/**
 * `npm run facturx:samples -- DIR`: a thousand generated invoices, parts of them, corrective ones, deposits and credit notes, the PDF and its XML alone,
 * for any validator of Factur-X (profile EN 16931) or of PDF/A-3. The same files each time.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import type { BilledDocument } from "../src/domain/invoice/facturx/billed.ts";
import { facturxOf } from "../src/server/invoice/document/facturx.ts";
import { invoicePrint } from "../src/server/invoice/document/invoice.ts";
import { createPdf, type Pdf } from "../src/server/platform/pdf/pdf.ts";
import { instantAt } from "../src/domain/time.ts";
import { billedDocuments } from "../test/shop/facturx/billed.ts";

const SAMPLES = { seed: 2026, numRuns: 1_000 };

async function main(): Promise<void> {
  const [directory] = process.argv.slice(2);
  if (!directory) throw new Error("usage: npm run facturx:samples -- DIRECTORY");
  mkdirSync(directory, { recursive: true });
  const pdf = createPdf();
  try {
    for (const [index, document] of fc.sample(billedDocuments, SAMPLES).entries())
      await write(pdf, document, path.join(directory, nameOf(document, index)));
  } finally {
    await pdf.close();
  }
  console.log(`${SAMPLES.numRuns} PDF and as many XML in ${path.resolve(directory)}`);
}

const nameOf = ({ kind, reference }: BilledDocument, index: number): string =>
  `${String(index).padStart(4, "0")}-${kind}-${reference}`;

async function write(pdf: Pdf, document: BilledDocument, name: string): Promise<void> {
  const { template, data } = await invoicePrint(sheetOf(document));
  const attachment = facturxOf(document);
  const created_at = instantAt(document.issued_on, 9 * 60, "Europe/Paris");
  writeFileSync(`${name}.pdf`, await pdf.render(template, data, { created_at, attachment }));
  writeFileSync(`${name}.xml`, attachment.text);
}

/** As paper shows it, with what the electronic form does not say. */
const sheetOf = (document: BilledDocument) => ({
  ...document,
  corrects: document.corrects && { ...document.corrects, whole: true },
  format: 2 as const,
  frame: "M1" as const,
  nature: document.nature ?? ("both" as const),
  vat_ground: document.vat_ground ?? null,
  order_number: document.order_number ?? "",
  reason: "",
  deposits: [],
});

await main();
