import { describe, expect, it } from "vitest";
import { garonne, sent, vidal } from "../../../../test/shop/quote.ts";
import type { PrintedLine } from "../../../domain/quote/document.ts";
import { applianceText, commonSheet, dayText } from "./sheet.ts";
import { minus, sumsOf } from "./sums.ts";

const { document } = sent;
const ordinary = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/[\u00a0\u202f]/g, " "));
const lineOf = (kind: string): PrintedLine => {
  const line = document.lines.find((one) => one.kind === kind);
  if (!line) throw new Error(`no line of kind ${kind}`);
  return line;
};
const rowsOf = (lines: readonly PrintedLine[]) =>
  ordinary(commonSheet({ ...document, lines }).rows);

describe("the sheet of any document", () => {
  it.each([
    [10_000, "u", "1"],
    [15_000, "h", "1,5 h"],
    [120_000, "km", "12 km"],
    [2_500, "", "0,25"],
    [12_345_000, "u", "1 234,5"],
  ])("counts %i ten-thousandths of « %s » as « %s »", (quantity, unit, printed) => {
    expect(rowsOf([{ ...lineOf("labour"), quantity, unit }])).toMatchObject([
      { quantity: printed },
    ]);
  });

  it("prints a free text over the whole width and leaves the bonus to the sums", () => {
    expect(rowsOf([lineOf("text"), lineOf("bonus")])).toEqual([
      { kind: "note", label: lineOf("text").label },
    ]);
  });

  it("says of a part whether it is new, and what was taken off its price", () => {
    const line = { ...lineOf("part"), discount: 1_250, allowance: 561 };
    expect(rowsOf([line])).toMatchObject([
      { details: ["Pièce neuve", "Remise de 12,5 % : −5,61 €"] },
    ]);
  });

  it("ends each mention, so that the next one does not run on from what a person wrote", () => {
    const mentions = ["Motif : Pièce reprise", "Devis gratuit.", "Pourquoi ?", "Voir la suite…"];
    expect(commonSheet({ ...document, mentions }).mentions.sentences).toEqual([
      "Motif : Pièce reprise.",
      "Devis gratuit.",
      "Pourquoi ?",
      "Voir la suite…",
    ]);
  });

  it("prints neither rate nor VAT under the exemption", () => {
    const seller = { ...garonne, vat_regime: "franchise" as const };
    const sheet = commonSheet({ ...document, seller, lines: [lineOf("labour")] });
    expect(sheet.rows).toMatchObject([{ rate: "–" }]);
    expect(sheet.vat).toEqual([]);
  });

  it("leaves out what the shop and the client have not given", () => {
    const seller = {
      ...garonne,
      phone: "",
      capital: "",
      register: "",
      vat_number: "",
      email: "a@b.fr",
    };
    const bare = { ...document, seller, appliance: null, place: [] };
    const sheet = commonSheet(bare);
    expect(sheet.seller.lines).toEqual(["14 rue des Essais", "31000 Toulouse", "a@b.fr"]);
    expect(sheet.about.facts).toEqual([["Objet", document.subject]]);
    expect(ordinary(sheet.footer)).toEqual([
      "Garonne Réparations, SARL",
      "SIRET 901 234 568 00017",
    ]);
  });

  it("prints a company's SIREN under its address, then its number of VAT", () => {
    const client = { ...vidal, type: "Entreprise" as const, siren: "732829320" };
    expect(ordinary(commonSheet({ ...document, client }).client.lines)).toEqual([
      ...vidal.address,
      "SIREN 732 829 320",
    ]);
    const known = { ...client, vat_number: "FR44732829320" };
    expect(ordinary(commonSheet({ ...document, client: known }).client.lines.at(-1))).toBe(
      "TVA FR44732829320",
    );
  });

  it("shows a discount on the whole before the sums, and none without one", () => {
    const totals = { ...document.totals, lines_net: 20_000, allowance: 2_000 };
    const labels = (discounted: typeof document) => sumsOf(discounted).map(({ label }) => label);
    expect(ordinary(labels({ ...document, discount: 1_000, totals }))).toEqual(
      expect.arrayContaining(["Total HT avant remise", "Remise de 10 %"]),
    );
    expect(labels(document)).not.toContain("Total HT avant remise");
  });
});

describe("its words", () => {
  it("name an appliance by what is known of it", () => {
    const machine = { kind: "Lave-linge", brand: "", model: "WTC1299", serial: "" };
    expect(applianceText(machine)).toBe("Lave-linge WTC1299");
    expect(applianceText({ ...machine, kind: "", model: "", serial: "44" })).toBe("n° de série 44");
  });

  it("never cut a date at the end of a line, and take away with a minus sign", () => {
    expect(dayText(document.issued_on)).toBe("23\u00a0novembre\u00a02026");
    expect(minus(5_000)).toMatch(/^\u221250,00\u00a0€$/);
  });
});
