/** What the platform of the demonstration rejects: a company that is not in the directory, and a file that is no invoice. */
import { expect, test } from "vitest";
import { invoice } from "../../../../test/shop/invoice.ts";
import { facturXml } from "../../../domain/invoice/facturx/facturx.ts";
import { checkInvoice } from "./platform-checks.ts";

const pdf = (siren: string): Buffer => {
  const client = { ...invoice.document.client, type: "Entreprise" as const, siren };
  const xml = Buffer.from(facturXml({ ...invoice.document, client }));
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj <</Type /EmbeddedFile /Length ${xml.byteLength}>>\nstream\n`),
    xml,
    Buffer.from("\nendstream\nendobj\n%%EOF"),
  ]);
};

test("a company that closed is not found in the directory; any other one is", () => {
  expect(checkInvoice(pdf("900000019"))).toMatchObject({ code: "DEST_INC" });
  expect(checkInvoice(pdf("900000001"))).toBeUndefined();
});

test("a file without an electronic invoice is rejected", () => {
  expect(checkInvoice(Buffer.from("%PDF-1.7\n%%EOF"))).toMatchObject({ code: "NON_CONFORME" });
});
