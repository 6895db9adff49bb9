import { afterAll, describe, expect, it } from "vitest";
import { billing, credit, deposit, invoice } from "../../../../test/shop/invoice.ts";
import { accepted, garonne, granted } from "../../../../test/shop/quote.ts";
import type { InvoiceDocument } from "../../../domain/invoice/document.ts";
import { invoiceFromQuote, type Billing } from "../../../domain/invoice/issue.ts";
import { createPdf } from "../../platform/pdf/pdf.ts";
import { invoicePrint } from "./invoice.ts";

const textOf = async (document: InvoiceDocument): Promise<string> =>
  ordinary(JSON.stringify((await invoicePrint(document)).data));
const ordinary = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");
const billed = (facts: Partial<Billing>): InvoiceDocument =>
  granted(invoiceFromQuote(accepted, { ...billing, ...facts })).document;

const pdf = createPdf();
afterAll(() => pdf.close());
const printed = async (document: InvoiceDocument): Promise<Buffer> => {
  const { template, data } = await invoicePrint(document);
  return Buffer.from(await pdf.render(template, data, { created_at: invoice.issued_at }));
};

describe("the printed invoice", () => {
  it("says what is due, since when, until when, after which quote, with every legal text", async () => {
    const text = await textOf(invoice.document);
    for (const said of [
      "Facture",
      "F2026-00042",
      "selon le devis D2026-00042",
      "2 décembre 2026",
      '{"label":"Acompte F2026-00041 du 25 novembre 2026","value":"−57,00 €","strong":false}',
      '{"label":"Net à payer","value":"133,00 €","strong":true}',
      ...invoice.document.mentions,
    ])
      expect(text).toContain(ordinary(said));
  });

  it("offers a transfer by code when the shop has an account", async () => {
    const text = await textOf(invoice.document);
    expect(text).toContain("IBAN FR76 3000 6000 0112 3456 7890 189, titulaire Atelier Garonne");
    expect(text).toContain("<svg");
  });

  it("sends to the shop when it has none, and nowhere when nothing is due", async () => {
    const text = await textOf(billed({ seller: { ...garonne, iban: "" } }));
    expect(text).toContain("À l’atelier ou au 05 61 99 00 12, au plus tard le 2 décembre 2026.");
    expect(text).not.toContain("<svg");
    expect(
      await textOf(
        billed({ deposits: [{ deposit: { ...deposit, due: 19_000 }, credits: [], remainder: 0 }] }),
      ),
    ).toContain('"pay":null');
  });

  it("becomes a tagged file, the same each time", async () => {
    const bytes = await printed(invoice.document);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.includes("/StructTreeRoot")).toBe(true);
    expect(Buffer.compare(bytes, await printed(invoice.document))).toBe(0);
  });
});

describe("the printed credit note", () => {
  it("names the invoice that it takes back and asks for nothing", async () => {
    const text = await textOf(credit.document);
    for (const said of ["Avoir", "A2026-00001", "sur la facture F2026-00042", '"pay":null'])
      expect(text).toContain(said);
    expect(text).toContain('{"label":"En votre faveur","value":"133,00 €","strong":true}');
    expect((await printed(credit.document)).length).toBeGreaterThan(10_000);
  });
});
