import { afterAll, expect, test } from "vitest";
import { instant, parties } from "../../../../../test/shop/quote.ts";
import type { CertificateDocument } from "../../../../domain/quote/certificate/document.ts";
import { createPdf } from "../../../platform/pdf/pdf.ts";
import { certificatePrint } from "./certificate.ts";

const document: CertificateDocument = {
  ...parties,
  reference: "R2026-00042",
  reason: "parts",
  fault: "Carte de puissance brûlée",
  note: "Fabrication arrêtée en 2019",
  technician: "Karim Benali",
  // Half past midnight in Toulouse, the next day.
  certified_at: instant("2026-11-23T23:30:00Z"),
};
const printOf = (facts: Partial<CertificateDocument> = {}, withdrawn = "") =>
  certificatePrint({
    document: { ...document, ...facts },
    withdrawn_at: withdrawn ? instant(withdrawn) : null,
    zone: "Europe/Paris",
  });
const dataOf = (...given: Parameters<typeof printOf>): unknown =>
  JSON.parse(JSON.stringify(printOf(...given).data).replace(/[\u00a0\u202f]/g, " "));

const pdf = createPdf();
afterAll(() => pdf.close());

test("says who examined which appliance, what was found, why it is not repaired, and when", () => {
  expect(dataOf()).toMatchObject({
    title: "Attestation d’irréparabilité",
    under: [],
    client: { name: "Hélène Vidal" },
    about: {
      facts: [
        ["Type", "Lave-linge"],
        ["Marque", "Brandt"],
        ["Modèle", "WTC1299"],
        ["N° de série", "BR-4471-9920"],
      ],
    },
    statement:
      "Karim Benali, pour Garonne Réparations, atteste que l’appareil désigné ci-dessus, examiné à la demande du client, est techniquement irréparable au 24 novembre 2026.",
    blocks: [
      ["Panne constatée", "Carte de puissance brûlée"],
      ["Raison", "Pièces nécessaires introuvables ou plus fabriquées"],
      ["Précisions", "Fabrication arrêtée en 2019"],
    ],
  });
});

test("a repair that costs too much is impossible economically; what is not known leaves no blank", () => {
  const bare = dataOf({
    reason: "cost",
    note: "",
    technician: "",
    appliance: { kind: "Téléviseur", brand: "", model: "", serial: "" },
  });
  expect(bare).toMatchObject({
    about: { facts: [["Type", "Téléviseur"]] },
    statement: expect.stringMatching(/^Garonne Réparations atteste .* économiquement irréparable/),
    blocks: [expect.anything(), ["Raison", "Réparation plus chère que l’appareil ne vaut"]],
  });
});

test("taken back, the shop's copy says since when", () => {
  expect(dataOf({}, "2026-12-01T10:00:00Z")).toMatchObject({
    under: ["Retirée le 1er décembre 2026"],
  });
});

test("prints hostile texts as they were typed, and runs none of them", async () => {
  const hostile = '#panic("a") $x$ ] #{ read("/etc/passwd") } <b>"\\';
  const { template, data } = printOf({ fault: hostile, note: hostile });
  const bytes = await pdf.render(template, data, { created_at: document.certified_at });
  expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe("%PDF-");
});
