import { afterAll, describe, expect, it } from "vitest";
import {
  acceptance,
  accepted,
  draft,
  garonne,
  granted,
  optionSent,
  sending,
  sent,
  USED_PUMP,
} from "../../../../test/shop/quote.ts";
import { acceptQuote } from "../../../domain/quote/accept.ts";
import { sendQuote } from "../../../domain/quote/send.ts";
import { createPdf } from "../../platform/pdf/pdf.ts";
import { quotePrint, type QuotePrint } from "./quote.ts";

const waiting: QuotePrint = {
  document: sent.document,
  link: "https://etabli.example/quote/9fJ2kq0aTz5xWb3PnV7c_Q",
  agreement: null,
  zone: "Europe/Paris",
};
const { withdrawal_deadline, payable_from } = accepted;
const days = { agreed_on: accepted.evidence.agreed_on, withdrawal_deadline, payable_from };
const signed: QuotePrint = { ...waiting, agreement: { evidence: accepted.evidence, days } };

/** All that the page says, with ordinary spaces. */
const textOf = async (print: QuotePrint): Promise<string> =>
  ordinary(JSON.stringify((await quotePrint(print)).data));
const ordinary = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

const [sample] = draft.lines.filter((line) => line.kind === "part");
if (!sample) throw new Error("the quote has a part");

const pdf = createPdf();
afterAll(() => pdf.close());
const printed = async (print: QuotePrint): Promise<Buffer> => {
  const { template, data } = await quotePrint(print);
  return Buffer.from(await pdf.render(template, data, { created_at: sent.sent_at }));
};

describe("the printed quote", () => {
  it("names both sides, the appliance, the dates, and every legal text of its document", async () => {
    const text = await textOf(waiting);
    for (const said of [
      "D2026-00042",
      "Atelier Garonne",
      "Hélène Vidal",
      "23 novembre 2026",
      "23 décembre 2026",
      "SIRET 901 234 568 00017",
      "RCS Toulouse 901 234 568",
      "TVA FR20901234568",
      "Garonne Réparations, SARL au capital de 10 000 €",
      "Lave-linge Brandt WTC1299, n° de série BR-4471-9920",
      ...sent.document.mentions,
      ...(sent.document.withdrawal ?? []),
    ])
      expect(text).toContain(ordinary(said));
  });

  it("shows what each line and each sum comes to", async () => {
    const text = await textOf(waiting);
    for (const said of [
      "1,5 h",
      "58,33 €",
      "87,50 €",
      "Pièce d’occasion",
      "Remise de 10 % : −3,90 €",
      '["20 %","200,00 €","40,00 €"]',
      '{"label":"Total TTC","value":"240,00 €","strong":false}',
      '{"label":"Bonus réparation QualiRépar, lave-linge","value":"−50,00 €","strong":false}',
      '{"label":"Reste à votre charge","value":"190,00 €","strong":true}',
      '{"label":"dont acompte à la commande","value":"57,00 €","strong":false}',
    ])
      expect(text).toContain(said);
  });

  it("says how to accept until it is accepted, then shows the signature and its proof", async () => {
    expect(await textOf(waiting)).toContain("Pour accepter ce devis en ligne");
    const text = await textOf(signed);
    expect(text).not.toContain("Pour accepter ce devis en ligne");
    expect(text).toContain("Accepté par Hélène Vidal le 24 novembre 2026 à 19 h 40");
    expect(text).toContain("M 10 20 L 30 24");
    expect(text).toContain('viewBox=\\"6 14 78 14\\"');
  });

  it("is headed as an amendment where it takes the place of a signed quote", async () => {
    const { data } = await quotePrint(waiting);
    expect(data).toMatchObject({ title: "Devis", under: [] });
    const amends = { reference: "D2026-00041", issued_on: sent.document.issued_on };
    const amendment = await quotePrint({ ...waiting, document: { ...sent.document, amends } });
    expect(amendment.data).toMatchObject({
      title: "Avenant",
      under: ["au devis D2026-00041, qu’il remplace"],
    });
  });

  it("puts what is chosen under its title, a box and a price each, and tells between what the total lies", async () => {
    const text = await textOf({ ...waiting, document: optionSent.document });
    for (const said of [
      '{"kind":"choice","label":"pompe, une proposition au choix"}',
      '{"kind":"alternative","label":"neuve","hint":"proposée par l’atelier","price":"53,88 € TTC","whole":"le devis vient à 147,88 €"}',
      '{"kind":"alternative","label":"reemploi","hint":"","price":"35,88 € TTC","whole":"le devis vient à 129,88 €"}',
      '{"kind":"choice","label":"En option"}',
      '"label":"Reste à votre charge, tel que proposé","value":"147,88 €"',
      '{"label":"selon votre choix","value":"de 129,88 € à 190,00 €","strong":false}',
    ])
      expect(text).toContain(said);
    const bytes = await printed({ ...waiting, document: optionSent.document });
    expect(bytes.includes("/StructTreeRoot")).toBe(true);
  });

  it("stays a PDF/A whatever is typed: a word without an end, an emoji, a sign that turns the text round", async () => {
    const label = `Pompe 😀 \u202e${"x".repeat(480)}`;
    const lines = optionSent.document.lines.map((line) => ({ ...line, label }));
    const bytes = await printed({ ...waiting, document: { ...optionSent.document, lines } });
    expect(bytes.includes("<pdfaid:part>3</pdfaid:part>")).toBe(true);
  });

  it("once signed prints what was chosen alone, and says it above the signature", async () => {
    const answer = { ...acceptance, document_sha256: optionSent.document_sha256 };
    const { evidence } = granted(acceptQuote(optionSent, { ...answer, choices: [USED_PUMP] }));
    const document = optionSent.document;
    const text = await textOf({ ...signed, document, agreement: { evidence, days } });
    expect(text).toContain("Choix : Pompe de vidange (pièce d’occasion), Contrôle de la pièce");
    expect(text).toContain('"amount":{"label":"Reste à votre charge","value":"129,88 €"}');
    expect(text).not.toContain("Pièce neuve");
    expect(text).not.toContain("alternative");
  });

  it("shows no VAT to a client of a shop under the exemption", async () => {
    const seller = { ...garonne, vat_regime: "franchise" as const };
    const { document } = granted(sendQuote(draft, { ...sending, seller }));
    const text = await textOf({ ...waiting, document });
    expect(text).toContain('"vat":[]');
    expect(text).toContain("Total, sans TVA");
    expect(text).not.toContain("20 %");
  });

  it("becomes a tagged file, the same each time", async () => {
    const bytes = await printed(waiting);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.includes("/StructTreeRoot")).toBe(true);
    expect(Buffer.compare(bytes, await printed(waiting))).toBe(0);
  });

  it("is printed signed, by hand or by keyboard, with nothing optional, and over several pages", async () => {
    const typed = {
      ...accepted.evidence,
      signature: { kind: "typed" as const, text: "Hélène Vidal" },
    };
    const lines = Array.from({ length: 60 }, (_, index) => ({ ...sample, id: `l${index}` }));
    const long = granted(sendQuote({ ...draft, lines, notes: "" }, sending)).document;
    const bare = { ...long, appliance: null, withdrawal: null, mentions: [], place: [] };
    const prints = [
      signed,
      { ...signed, agreement: { evidence: typed, days } },
      { ...waiting, link: null, document: bare },
    ];
    for (const print of prints) expect((await printed(print)).length).toBeGreaterThan(10_000);
  });
});
