import { afterAll, describe, expect, it } from "vitest";
import { instant, parties } from "../../../../test/shop/quote.ts";
import type { ReceiptDocument } from "../../../domain/intake/document.ts";
import { receiptMentions } from "../../../domain/intake/receive.ts";
import { createPdf } from "../../platform/pdf/pdf.ts";
import { receiptPrint, type ReceiptPrint } from "./receipt.ts";

const document: ReceiptDocument = {
  ...parties,
  reference: "R2026-00042",
  fault: "Ne vidange plus",
  condition: "Rayures. Vitre fêlée",
  accessories: ["Chargeur", "Housse"],
  ceiling: 8_000,
  has_password: true,
  mentions: receiptMentions({ ceiling: 8_000 }),
};
const received: ReceiptPrint["intake"] = {
  document,
  received_at: instant("2026-11-23T23:30:00Z"),
  signed_by: "Hélène Vidal",
  signature: { kind: "typed", text: "H. Vidal" },
  returned_at: null,
  returned_to: null,
  return_signature: null,
};
const printOf = (facts: Partial<ReceiptPrint["intake"]> = {}) =>
  receiptPrint({
    intake: { ...received, ...facts },
    link: "https://etabli.example/s/AbCd",
    zone: "Europe/Paris",
  });
const dataOf = async (facts: Partial<ReceiptPrint["intake"]> = {}): Promise<unknown> => {
  const { data } = await printOf(facts);
  return JSON.parse(JSON.stringify(data).replace(/[\u00a0\u202f]/g, " "));
};
const changed = (facts: Partial<ReceiptDocument>) =>
  dataOf({ document: { ...document, ...facts } });

const pdf = createPdf();
afterAll(() => pdf.close());
const rendered = async (facts: Partial<ReceiptPrint["intake"]>): Promise<Buffer> => {
  const { template, data } = await printOf(facts);
  return Buffer.from(await pdf.render(template, data, { created_at: received.received_at }));
};

describe("the printed receipt", () => {
  it("says who left what, in which state, when at the shop's hour, and under which agreement", async () => {
    expect(await dataOf()).toMatchObject({
      title: "Récépissé de dépôt",
      reference: "R2026-00042",
      seller: { name: "Atelier Garonne" },
      client: { name: "Hélène Vidal", lines: ["8 allée des Peupliers", "31700 Blagnac"] },
      about: {
        facts: [
          ["Appareil déposé", "Lave-linge Brandt WTC1299, n° de série BR-4471-9920"],
          ["Lieu du dépôt", "14 rue des Essais, 31000 Toulouse"],
        ],
      },
      facts: [
        ["Reçu le", "24 novembre 2026 à 0 h 30"],
        ["Accord sans devis", "jusqu’à 80,00 € TTC"],
        ["Mot de passe confié", "oui"],
      ],
      blocks: [
        ["Panne signalée", "Ne vidange plus"],
        ["État à la réception", "Rayures. Vitre fêlée"],
      ],
      accessories: ["Chargeur", "Housse"],
      mentions: {
        sentences: document.mentions.map((text) => text.replace(/[\u00a0\u202f]/g, " ")),
      },
    });
  });

  it("leaves no blank where nothing was agreed, reported, seen or entrusted", async () => {
    const bare = { ceiling: null, has_password: false, fault: "", condition: "", appliance: null };
    expect(await changed(bare)).toMatchObject({
      about: { facts: [["Appareil déposé", ""], expect.anything()] },
      facts: [expect.anything(), ["Accord sans devis", "non"], ["Mot de passe confié", "non"]],
      blocks: [
        ["Panne signalée", "À préciser au diagnostic."],
        ["État à la réception", "Rien à signaler."],
      ],
    });
  });

  it("leads to the tracking page by a code and by an address that can be typed", async () => {
    expect(await dataOf()).toMatchObject({
      follow: {
        code: expect.stringMatching(/^<svg/),
        alt: "Code QR vers https://etabli.example/s/AbCd",
        sentences: expect.arrayContaining(["etabli.example/s/AbCd"]),
      },
    });
  });

  it("draws the machine, unless it was frozen before machines were drawn or is not known", async () => {
    expect(await changed({ kind_id: "lave-linge" })).toMatchObject({
      about: { drawing: expect.stringContaining('stroke="#262626"') },
    });
    for (const kind_id of [undefined, null, "inconnu"])
      expect(await changed({ kind_id })).toMatchObject({ about: { drawing: null } });
    const drawn = (kind_id: string) => rendered({ document: { ...document, kind_id } });
    expect((await drawn("lave-linge")).equals(await drawn("refrigerateur"))).toBe(false);
  });

  it("carries the signature of the deposit, typed or drawn", async () => {
    const sentences = [
      "Signé par Hélène Vidal le 24 novembre 2026 à 0 h 30, sur un appareil de l’atelier.",
    ];
    expect(await dataOf()).toMatchObject({
      signed: { title: "Déposé par le client", sentences, typed: "H. Vidal", drawing: null },
    });
    const signature = { kind: "drawn", strokes: "M10 10L40 30" } as const;
    expect(await dataOf({ signature })).toMatchObject({
      signed: { typed: "", drawing: expect.stringContaining("M10 10L40 30") },
    });
  });

  it("carries the second signature once the appliance is taken back, and not before", async () => {
    expect(await dataOf()).toMatchObject({ returned: null });
    const returned = {
      returned_at: instant("2026-11-30T16:00:00Z"),
      returned_to: "Paul Vidal",
      return_signature: { kind: "typed", text: "P. Vidal" } as const,
    };
    expect(await dataOf(returned)).toMatchObject({
      signed: { alt: "Signature de Hélène Vidal" },
      returned: {
        title: "Repris par le client",
        sentences: [
          "Signé par Paul Vidal le 30 novembre 2026 à 17 h, sur un appareil de l’atelier.",
        ],
        typed: "P. Vidal",
      },
    });
  });

  it("prints hostile texts as they were typed, and runs none of them", async () => {
    const hostile = '#panic("a") $x$ ] #{ read("/etc/passwd") } <b>"\\';
    const client = { ...parties.client, name: hostile };
    const texts = { client, fault: hostile, condition: hostile, accessories: [hostile] };
    expect(await changed(texts)).toMatchObject({
      client: { name: hostile },
      blocks: [
        [expect.anything(), hostile],
        [expect.anything(), hostile],
      ],
      accessories: [hostile],
    });
    const bytes = await rendered({ document: { ...document, ...texts }, signed_by: hostile });
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  });
});
