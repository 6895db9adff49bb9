import { describe, expect, it } from "vitest";
import { date } from "../../../test/shop/invoice.ts";
import { garonne, lines, vidal } from "../../../test/shop/quote.ts";
import { invoiceMentions } from "./mentions.ts";

const facts = { seller: garonne, client: vidal, lines, corrects: null };
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
    ["both", ["part", "labour"], "livraison de biens et prestation de services."],
    ["goods alone", ["part"], "livraison de biens."],
    ["services alone", ["labour", "travel"], "prestation de services."],
  ])("say whether goods or services were sold: %s", (_, kinds, nature) => {
    const sold = lines.filter((line) => kinds.includes(line.kind));
    expect(invoiceMentions({ ...facts, lines: sold })[0]).toBe(`Nature de l’opération : ${nature}`);
  });

  it("say why there is no VAT under the exemption, and nothing of its base", () => {
    const texts = textsOf({ seller: { ...garonne, vat_regime: "franchise" } });
    expect(texts).toContain("TVA non applicable, art. 293 B du CGI.");
    expect(texts).not.toContain("prix entier");
  });

  it("speak of services when nothing is sold but a text", () => {
    const text = lines.filter((line) => line.kind === "text");
    expect(invoiceMentions({ ...facts, lines: text })[0]).toMatch(/prestation de services\.$/);
  });

  it("say nothing of a bonus that the invoice does not have", () => {
    const unaided = lines.filter((line) => line.kind !== "bonus");
    expect(textsOf({ lines: unaided })).not.toContain("Bonus réparation");
    expect(textsOf({ seller: { ...garonne, vat_regime: "franchise" } })).toMatch(
      /aide versée par un éco-organisme, déduite du montant que vous payez\.$/m,
    );
  });

  it("promise no second copy on a consumer's credit note", () => {
    const corrects = { reference: "F2026-00042", issued_on: date("2026-12-02") };
    expect(textsOf({ corrects })).not.toContain("exemplaires");
    expect(textsOf({ corrects })).toContain("médiateur");
  });

  it("name the invoice that a credit note takes back, without terms of payment", () => {
    const corrects = { reference: "F2026-00042", issued_on: date("2026-12-02") };
    const texts = textsOf({ corrects, client: company });
    expect(texts).toMatch(
      /^Cet avoir annule en totalité la facture F2026-00042 du 2 décembre 2026\./,
    );
    expect(texts).not.toContain("40 €");
  });
});
