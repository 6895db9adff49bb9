import { inflateSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { HOSTILE } from "../../../../test/shop/facturx/billed.ts";
import { credit, invoice } from "../../../../test/shop/invoice.ts";
import { readXml, textAt } from "../../../../test/xml.ts";
import type { InvoiceDocument } from "../../../domain/invoice/document.ts";
import { facturXml } from "../../../domain/invoice/facturx/facturx.ts";
import { createPdf } from "../../platform/pdf/pdf.ts";
import { facturxOf } from "./facturx.ts";
import { invoicePrint } from "./invoice.ts";

const pdf = createPdf();
afterAll(() => pdf.close());

const printed = async (document: InvoiceDocument): Promise<Buffer> => {
  const { template, data } = await invoicePrint(document);
  const attachment = facturxOf(document);
  return Buffer.from(
    await pdf.render(template, data, { created_at: invoice.issued_at, attachment }),
  );
};

/** The bytes of the attached file, as a reader of PDF finds them. */
function attachedIn(bytes: Buffer): string {
  const file = bytes.indexOf("/Type /EmbeddedFile");
  const head = bytes.lastIndexOf("obj\n", file);
  const start = bytes.indexOf("stream\n", file) + "stream\n".length;
  const end = bytes.indexOf("\nendstream", start);
  const isPacked = bytes.subarray(head, start).includes("/FlateDecode");
  const content = bytes.subarray(start, end);
  return (isPacked ? inflateSync(content) : content).toString("utf8");
}

describe("a printed invoice", () => {
  it.each([invoice, credit])(
    "$reference carries its electronic form as the law asks",
    async ({ document }) => {
      const bytes = await printed(document);
      const text = bytes.toString("latin1");
      expect(attachedIn(bytes)).toBe(facturXml(document));
      for (const said of [
        "/AFRelationship /Alternative",
        "/F (factur-x.xml)",
        "/UF (factur-x.xml)",
        "/Subtype /text#2Fxml",
        "<pdfaid:part>3</pdfaid:part>",
        "<pdfaid:conformance>A</pdfaid:conformance>",
        "<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>",
        "<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>",
        "<pdfaSchema:prefix>fx</pdfaSchema:prefix>",
      ])
        expect(text, said).toContain(said);
    },
  );

  it("is the same file each time", async () => {
    const [first, again] = [await printed(invoice.document), await printed(invoice.document)];
    expect(first.equals(again)).toBe(true);
  });

  it.each(HOSTILE)("holds a sound file whatever its texts: %j", async (label) => {
    const document = {
      ...invoice.document,
      lines: invoice.document.lines.map((line) => ({ ...line, label })),
      client: { ...invoice.document.client, name: label },
    };
    const bytes = await printed(document);
    expect(bytes.includes("<pdfaid:part>3</pdfaid:part>")).toBe(true);
    const xml = readXml(attachedIn(bytes));
    expect(textAt(xml, "ExchangedDocument/ID")).toBe(document.reference);
  });

  it("has metadata that are well formed", async () => {
    const text = (await printed(invoice.document)).toString("utf8");
    const xmp = text.slice(text.lastIndexOf("<x:xmpmeta"), text.lastIndexOf("<?xpacket end"));
    expect(readXml(xmp).name).toBe("x:xmpmeta");
  });
});
