import { afterAll, expect, test } from "vitest";
import { instant, parties } from "../../../../../test/shop/quote.ts";
import { createPdf } from "../../../platform/pdf/pdf.ts";
import { courtFilePrint, type CourtFile } from "./court-file.ts";

const file: CourtFile = {
  reference: "R2026-00042",
  parties,
  receipt: {
    ...parties,
    reference: "R2026-00042",
    fault: "Ne vidange plus",
    condition: "Rayures. Vitre fêlée",
    accessories: ["Chargeur", "Housse"],
    ceiling: null,
    has_password: false,
    mentions: [],
  },
  received_at: instant("2026-11-02T09:00:00Z"),
  // Half past midnight in Toulouse, the next day.
  ready_at: instant("2026-11-23T23:30:00Z"),
  claim: {
    lines: [{ label: "Facture F2026-00012, reste à payer", amount: 14_000 }],
    total: 14_000,
  },
  notices: [
    {
      sent_at: instant("2026-12-01T07:00:00Z"),
      channel: "email",
      recipient: "helene.vidal@example.org",
      subject: "Votre appareil vous attend",
    },
    {
      sent_at: instant("2026-12-24T07:00:00Z"),
      channel: "sms",
      recipient: "+33639980012",
      subject: "Votre appareil vous attend",
    },
  ],
  zone: "Europe/Paris",
};
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/[\u00a0\u202f]/g, " "));
const dataOf = (facts: Partial<CourtFile> = {}) =>
  plain(courtFilePrint({ ...file, ...facts }).data);

const pdf = createPdf();
afterAll(() => pdf.close());

test("says all that the law asks of the request, and the messages with their dates", () => {
  expect(dataOf()).toMatchObject({
    title: "Dossier pour le juge",
    client: { name: "Hélène Vidal", lines: ["8 allée des Peupliers", "31700 Blagnac"] },
    about: {
      facts: [
        ["Désignation", "Lave-linge Brandt WTC1299, n° de série BR-4471-9920"],
        ["Lieu où il a été confié", "14 rue des Essais, 31000 Toulouse"],
      ],
    },
    facts: [
      ["Reçu le", "2 novembre 2026"],
      ["À la disposition du propriétaire depuis le", "24 novembre 2026"],
      ["Prix réclamé", "140,00 € TTC"],
    ],
    claim: { rows: [["Facture F2026-00012, reste à payer", "140,00 €"]] },
    notices: {
      rows: [
        ["1er décembre 2026", "E-mail à helene.vidal@example.org", "Votre appareil vous attend"],
        ["24 décembre 2026", "SMS au 06 39 98 00 12", "Votre appareil vous attend"],
      ],
    },
  });
  expect(JSON.stringify(dataOf())).toContain("Garonne Réparations expose que");
  expect(JSON.stringify(dataOf())).toContain("délai d’un an, échu le 24 novembre 2027");
});

test("claims nothing where nothing is due, and names the appliance of the receipt when the sheet has none left", () => {
  const bare = dataOf({
    claim: { lines: [], total: 0 },
    notices: [],
    parties: { ...parties, appliance: null },
  });
  expect(bare).toMatchObject({
    about: { facts: [["Désignation", expect.stringContaining("Brandt")], expect.anything()] },
    facts: [expect.anything(), expect.anything(), ["Prix réclamé", "aucun"]],
    claim: { rows: [] },
    notices: { rows: [] },
  });
  expect(JSON.stringify(bare)).toContain("Aucun prix n’est réclamé.");
});

test("prints hostile texts as they were typed, and runs none of them", async () => {
  const hostile = '#panic("a") $x$ ] #{ read("/etc/passwd") } <b>"\\';
  const print = courtFilePrint({
    ...file,
    parties: { ...parties, client: { ...parties.client, name: hostile } },
    receipt: { ...file.receipt, fault: hostile, condition: hostile, accessories: [hostile] },
    notices: file.notices.map((notice) => ({ ...notice, subject: hostile })),
  });
  const { template, data } = print;
  const bytes = await pdf.render(template, data, { created_at: file.ready_at });
  expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe("%PDF-");
});
