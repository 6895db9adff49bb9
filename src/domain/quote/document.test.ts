import { describe, expect, it } from "vitest";
import { draft, garonne, granted, sending, sent, vidal } from "../../../test/shop/quote.ts";
import type { ConclusionPlace } from "./evidence.ts";
import { sendQuote, type Sending } from "./send.ts";
import type { ClientType } from "./withdrawal.ts";

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
      "Les pièces remplacées restent à l’atelier, qui les recycle, sauf si vous demandez à les conserver.",
      `Assurance professionnelle : ${garonne.insurance}.`,
      `En cas de litige, vous pouvez saisir gratuitement le médiateur de la consommation : ${garonne.mediator}.`,
    ]);
  });

  it("says the price of a quote that is not free", () => {
    const { mentions } = documentWith({ quote_price: 3_000 });
    expect(mentions[0]).toMatch(/^Devis payant : 30,00\s€ TTC\.$/);
  });

  it("promises the replaced parts to the client who wants them", () => {
    const { mentions } = documentWith({}, { ...draft, keeps_parts: true });
    expect(mentions).toContainEqual(expect.stringMatching(/^Vous conservez les pièces remplacées/));
  });

  it("asks for the deposit as a share of what the client has to pay", () => {
    expect(sent.document.deposit).toBe(5_700);
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

  type Facts = { conclusion_place: ConclusionPlace; urgent_on_request?: boolean };
  type Story = [string, Facts, ClientType, RegExp | null];
  it.each<Story>([
    ["at the counter", { conclusion_place: "shop" }, "Particulier", null],
    ["for a company", { conclusion_place: "home" }, "Entreprise", null],
    [
      "at a distance",
      { conclusion_place: "distance" },
      "Particulier",
      /quatorze jours(?!.*sept jours)/,
    ],
    ["at home", { conclusion_place: "home" }, "Particulier", /quatorze jours.*sept jours/],
    [
      "at home, urgently",
      { conclusion_place: "home", urgent_on_request: true },
      "Particulier",
      /urgente/,
    ],
  ])("says of withdrawing what is due %s", (_, facts, type, text) => {
    const { conclusion_place, urgent_on_request = false } = facts;
    const sending = { client: { ...vidal, type }, conclusion_place };
    const { withdrawal } = documentWith(sending, { ...draft, urgent_on_request });
    if (text === null) expect(withdrawal).toBeNull();
    else expect(withdrawal).toMatch(text);
  });
});
