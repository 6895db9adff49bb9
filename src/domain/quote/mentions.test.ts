import { describe, expect, it } from "vitest";
import { garonne, lines, sent, vidal } from "../../../test/shop/quote.ts";
import { quoteMentions, withdrawalText } from "./mentions.ts";

const { valid_until } = sent;
const facts = {
  seller: garonne,
  client: vidal,
  lines,
  valid_until,
  quote_price: 0,
  keeps_parts: false,
};

describe("the texts of a quote", () => {
  it("say what the law asks of a quote to a consumer", () => {
    expect(quoteMentions(facts)).toEqual([
      "Devis gratuit.",
      "Devis valable jusqu’au 23 décembre 2026 inclus.",
      "Les pièces remplacées restent à l’atelier, qui les recycle, sauf si vous demandez à les conserver.",
      `Assurance professionnelle : ${garonne.insurance}.`,
      `En cas de litige, vous pouvez saisir gratuitement le médiateur de la consommation : ${garonne.mediator}.`,
    ]);
  });

  it("leave out the mediator for a company, and what the shop did not fill in", () => {
    const company = { ...vidal, type: "Entreprise" as const };
    expect(quoteMentions({ ...facts, client: company }).join()).not.toContain("médiateur");
    const bare = { ...garonne, insurance: "", mediator: "" };
    expect(quoteMentions({ ...facts, seller: bare, lines: [] })).toHaveLength(2);
  });

  it("say the price of a quote that is not free", () => {
    expect(quoteMentions({ ...facts, quote_price: 3_000 })[0]).toMatch(
      /^Devis payant\s: 30,00\s€ TTC\.$/,
    );
  });

  it("promise no free quote when the tariffs do not", () => {
    expect(quoteMentions({ ...facts, quote_price: null })[0]).toMatch(/^Devis valable/);
  });

  it("promise the replaced parts to the client who wants them", () => {
    const kept = quoteMentions({ ...facts, keeps_parts: true });
    expect(kept).toContainEqual(expect.stringMatching(/^Vous conservez les pièces remplacées/));
  });

  it("say why there is no VAT under the small-business exemption", () => {
    const seller = { ...garonne, vat_regime: "franchise" as const };
    expect(quoteMentions({ ...facts, seller })).toContain("TVA non applicable, art. 293 B du CGI.");
  });

  it.each([550, 1000] as const)(
    "have the client certify the dwelling at the rate of %i",
    (vat_rate) => {
      const reduced = lines.map((line) => ({ ...line, vat_rate }));
      const texts = quoteMentions({ ...facts, lines: reduced }).join(" ");
      expect(texts).toContain("achevés depuis plus de deux ans");
      expect(texts.includes("rénovation énergétique")).toBe(vat_rate === 550);
    },
  );
});

describe("the text on withdrawing", () => {
  const facts = { client_type: "Particulier", urgent_on_request: false, seller: garonne } as const;

  it("says who has the right, how, with which refund, and that nothing is paid at home for seven days", () => {
    const [right, how, refund, start, payment] = withdrawalText(facts) ?? [];
    expect(right).toMatch(/quatorze jours.*premier jour ouvrable.*Signé à l’atelier/);
    expect(how).toContain("Atelier Garonne (14 rue des Essais, 31000 Toulouse, 05 61 99 00 12, ");
    expect(how).toContain("«\u202fRenoncer au contrat ici\u202f»");
    expect(refund).toContain("quatorze jours après");
    expect(start).toContain("que si vous le demandez expressément");
    expect(payment).toMatch(/^Si vous signez chez vous, aucun paiement.*sept jours/);
  });

  it("says that an urgent call has none, and nothing to a company", () => {
    expect(withdrawalText({ ...facts, urgent_on_request: true })).toEqual([
      expect.stringMatching(/^Dépannage urgent demandé expressément/),
    ]);
    expect(withdrawalText({ ...facts, client_type: "Entreprise" })).toBeNull();
  });
});
