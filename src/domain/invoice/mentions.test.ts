import { describe, expect, it } from "vitest";
import { date } from "../../../test/shop/invoice.ts";
import { garonne, lines, vidal } from "../../../test/shop/quote.ts";
import { invoiceMentions } from "./mentions.ts";

const facts = {
  kind: 380 as const,
  seller: garonne,
  client: vidal,
  lines,
  corrects: null,
  nature: "both" as const,
  vat_ground: null,
  reason: "",
};
const company = { ...vidal, type: "Entreprise" as const };
const textsOf = (changed: Partial<Parameters<typeof invoiceMentions>[0]>): string =>
  invoiceMentions({ ...facts, ...changed }).join("\n");

describe("the texts of an invoice", () => {
  it("tell a consumer of the two copies, the bonus and the mediator, not of late penalties", () => {
    const texts = textsOf({});
    for (const said of ["deux exemplaires", "la TVA porte sur le prix entier", "médiateur"])
      expect(texts).toContain(said);
    expect(texts).not.toContain("40 €");
  });

  it("tell a company each of the three terms once", () => {
    const texts = textsOf({ client: company });
    for (const term of [/40 €/g, /Pénalités de retard/g, /escompte/g])
      expect(texts.match(term)).toHaveLength(1);
    expect(texts).not.toContain("médiateur");
    expect(texts).not.toContain("exemplaires");
  });

  it.each([
    ["both", "livraison de biens et prestation de services."],
    ["goods", "livraison de biens."],
    ["services", "prestation de services."],
  ] as const)("say whether goods or services were sold: %s", (nature, said) => {
    expect(invoiceMentions({ ...facts, nature })[0]).toMatch(
      new RegExp(`^Nature de l’opération\\s: ${said}$`),
    );
  });

  it("say for what reason a line bears no VAT", () => {
    expect(textsOf({ vat_ground: "reverse-charge" })).toContain("Autoliquidation");
  });

  it("say the option for the debits, and nothing of it under the exemption", () => {
    const said = "Option pour le paiement de la taxe d’après les débits.";
    expect(textsOf({ on_debits: true })).toContain(said);
    expect(textsOf({})).not.toContain("débits");
    const exempt = { ...garonne, vat_regime: "franchise" as const };
    expect(textsOf({ on_debits: true, seller: exempt })).not.toContain("débits");
  });

  it("say why there is no VAT under the exemption, and nothing of its base", () => {
    const texts = textsOf({ seller: { ...garonne, vat_regime: "franchise" } });
    expect(texts).toContain("TVA non applicable, art. 293 B du CGI.");
    expect(texts).not.toContain("prix entier");
  });

  it("say nothing of a bonus that the invoice does not have", () => {
    const unaided = lines.filter((line) => line.kind !== "bonus");
    expect(textsOf({ lines: unaided })).not.toContain("Bonus réparation");
    expect(textsOf({ seller: { ...garonne, vat_regime: "franchise" } })).toMatch(
      /aide versée par un éco-organisme, déduite du montant que vous payez\.$/m,
    );
  });

  it("promise no second copy on a consumer's credit note", () => {
    const corrects = { reference: "F2026-00042", issued_on: date("2026-12-02"), whole: true };
    expect(textsOf({ kind: 381, corrects })).not.toContain("exemplaires");
    expect(textsOf({ kind: 381, corrects })).toContain("médiateur");
  });

  it("name the invoice that a credit note takes back, without terms of payment", () => {
    const corrects = { reference: "F2026-00042", issued_on: date("2026-12-02"), whole: true };
    const texts = textsOf({ kind: 381, corrects, client: company });
    expect(texts).toMatch(
      /^Cet avoir annule en totalité la facture F2026-00042 du 2 décembre 2026\./,
    );
    expect(texts).not.toContain("40 €");
  });

  it("say that a corrective invoice cancels and replaces the first one, with the terms of any invoice", () => {
    const corrects = { reference: "F2026-00042", issued_on: date("2026-12-02"), whole: true };
    const facts = { kind: 384 as const, reason: "Adresse", client: company };
    const texts = textsOf({ ...facts, corrects: { ...corrects, total_incl: 24_000 } });
    expect(texts).toMatch(
      /^Cette facture rectificative annule et remplace la facture F2026-00042 du 2 décembre 2026, de 240,00\s€ TTC\.\nMotif\s: Adresse\n/,
    );
    expect(texts).toMatch(/recouvrement\s: 40\s€/);
    expect(textsOf({ ...facts, corrects, client: vidal })).toContain("exemplaires");
  });

  it("say that a credit note takes back a part, and why", () => {
    const corrects = { reference: "F2026-00042", issued_on: date("2026-12-02"), whole: false };
    const texts = textsOf({ kind: 381, corrects, reason: "Pièce reprise" });
    expect(texts).toMatch(/^Cet avoir annule en partie la facture F2026-00042/);
    expect(texts).toMatch(/^Motif\s: Pièce reprise$/m);
  });
});
