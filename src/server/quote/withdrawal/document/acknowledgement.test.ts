import { afterAll, expect, it } from "vitest";
import { accepted, sent } from "../../../../../test/shop/quote.ts";
import { createPdf } from "../../../platform/pdf/pdf.ts";
import { acknowledgementPrint, type AcknowledgementPrint } from "./acknowledgement.ts";

const print: AcknowledgementPrint = {
  document: sent.document,
  withdrawal: {
    at: "2026-12-01T09:30:00.000Z" as typeof sent.sent_at,
    name: "Hélène Vidal",
    early_start: true,
    worked: 5_000,
    received: 5_700,
    owed: 3_500,
  },
  agreed_on: accepted.evidence.agreed_on,
  zone: "Europe/Paris",
};

const pdf = createPdf();
afterAll(() => pdf.close());

it("says what was declared, its date and its time, and what goes back, on a tagged page", async () => {
  const { template, data } = acknowledgementPrint(print);
  const text = JSON.stringify(data).replace(/[\u00a0\u202f]/g, " ");
  for (const said of [
    "Votre rétractation a été reçue le 1er décembre 2026 à 10 h 30.",
    "Hélène Vidal se rétracte du contrat portant sur la réparation du devis D2026-00042, conclu le 24 novembre 2026.",
    "La part due est de 35,00 € TTC",
    "22,00 € vous sont remboursés au plus tard le 15 décembre 2026",
    "SIRET 901 234 568 00017",
  ])
    expect(text).toContain(said);
  const bytes = Buffer.from(await pdf.render(template, data, { created_at: print.withdrawal.at }));
  expect(bytes.includes("/StructTreeRoot")).toBe(true);
});
