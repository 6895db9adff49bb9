import { describe, expect, it } from "vitest";
import { draft, garonne, granted, sending, sent, vidal } from "../../../test/shop/quote.ts";
import type { Sending } from "./send.ts";
import { sendQuote } from "./send.ts";

const documentWith = (facts: Partial<Sending>, quote = draft) =>
  granted(sendQuote(quote, { ...sending, ...facts })).document;

describe("the document of a quote", () => {
  it("prints each line with what it comes to", () => {
    expect(sent.document.lines.map((line) => line.net)).toEqual([3_250, 8_750, 4_490, 3_510, 0, 0]);
    expect(sent.document.totals).toMatchObject({
      total_excl: 20_000,
      total_vat: 4_000,
      bonus: 5_000,
      due: 19_000,
    });
  });

  it("says what the law asks of a quote to a consumer", () => {
    expect(sent.document.mentions).toEqual([
      "Devis gratuit.",
      "Devis valable jusqu’au 23 décembre 2026 inclus.",
      "Les pièces remplacées vous sont rendues si vous le demandez avant la remise de l’appareil.",
      `Assurance professionnelle : ${garonne.insurance}.`,
      `En cas de litige, vous pouvez saisir gratuitement le médiateur de la consommation : ${garonne.mediator}.`,
    ]);
  });

  it("says the price of a quote that is not free", () => {
    expect(
      documentWith({ conditions: { quote_price: 3_000, replaced_parts: "left" } }).mentions,
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Devis payant : 30,00\s€ TTC\.$/),
        expect.stringContaining("laissez"),
      ]),
    );
  });

  it("charges no VAT and says why under the small-business exemption", () => {
    const document = documentWith({ seller: { ...garonne, vat_regime: "franchise" } });
    expect(document.totals.total_vat).toBe(0);
    expect(document.mentions).toContain("TVA non applicable, art. 293 B du CGI.");
  });

  it("has the client certify the dwelling when a rate is reduced", () => {
    const lines = draft.lines.map((line) => ({ ...line, vat_rate: 1000 as const }));
    expect(documentWith({}, { ...draft, lines }).mentions.join(" ")).toContain(
      "achevés depuis plus de deux ans",
    );
  });

  it.each([
    ["at the counter", { conclusion_place: "shop" }, "Particulier", null],
    ["for a company", { conclusion_place: "home" }, "Entreprise", null],
    [
      "at a distance",
      { conclusion_place: "distance" },
      "Particulier",
      /quatorze jours.*renoncer au contrat ici/,
    ],
    ["at home", { conclusion_place: "home" }, "Particulier", /quatorze jours.*sept jours/],
    [
      "at home, urgently",
      { conclusion_place: "home", urgent_on_request: true },
      "Particulier",
      /urgente/,
    ],
  ] as const)("says of withdrawing what is due %s", (_, facts, type, text) => {
    const { withdrawal } = documentWith({ client: { ...vidal, type } }, { ...draft, ...facts });
    if (text === null) expect(withdrawal).toBeNull();
    else expect(withdrawal).toMatch(text);
  });
});
