import { describe, expect, it } from "vitest";
import { GASKET, lines, optionLines, USED_PUMP } from "../../../test/shop/quote.ts";
import { isShare, isValidity, parseAcceptance, parseDraft, parseRefusal } from "./input.ts";

const draft = {
  subject: "Lave-linge",
  lines,
  discount: 0,
  deposit: 3_000,
  validity_days: 30,
  keeps_parts: false,
  urgent_on_request: false,
  notes: "",
};

describe("the draft that the shop writes", () => {
  it("is read as it is", () => {
    expect(parseDraft(draft)).toEqual(draft);
  });

  it("keeps what its client may choose", () => {
    const optional = { ...draft, lines: optionLines };
    expect(parseDraft(optional)).toEqual(optional);
  });

  it("loses the characters that nothing can print, and nothing else", () => {
    const [first, ...others] = lines;
    const pasted = { ...first, label: "  Pompe\u0000 de\u200b vidange\r\nneuve " };
    expect(
      parseDraft({ ...draft, lines: [pasted, ...others], subject: " Lave-linge\u0007" }),
    ).toEqual({
      ...draft,
      lines: [{ ...first, label: "Pompe de vidange\nneuve" }, ...others],
    });
  });

  it("has no field that the shop does not write", () => {
    expect(parseDraft({ ...draft, status: "Accepté", total_incl: 1, version: 7 })).toEqual(draft);
  });

  it.each([
    [
      "a long subject",
      { subject: "x".repeat(501) },
      { subject: "L’objet : 500 caractères au plus." },
    ],
    ["a discount above 100 %", { discount: 10_001 }, { discount: "La remise va de 0 à 100 %." }],
    ["a negative deposit", { deposit: -1 }, { deposit: "L’acompte va de 0 à 100 %." }],
    ["half a basis point", { deposit: 0.5 }, { deposit: "L’acompte va de 0 à 100 %." }],
    [
      "no day of validity",
      { validity_days: 0 },
      { validity_days: "La validité va de 1 à 365 jours." },
    ],
    [
      "a year and a day",
      { validity_days: 366 },
      { validity_days: "La validité va de 1 à 365 jours." },
    ],
    ["lines that are no list", { lines: "none" }, { lines: "Les lignes sont attendues en liste." }],
    [
      "an unknown VAT rate",
      { lines: [{ ...lines[0], vat_rate: 1960 }] },
      { "lines.0.vat_rate": "Ce taux de TVA n’existe pas en France." },
    ],
    [
      "a price in fractions of a cent",
      { lines: [{ ...lines[0], unit_price: 10.5 }] },
      { "lines.0.unit_price": "Le prix va de 0 à 1 000 000 €, en centimes entiers." },
    ],
    [
      "an option without a name",
      { lines: [{ ...lines[0], option: { group: "", alternative: null, proposed: true } }] },
      { "lines.0.option.group": "Cette option est mal formée." },
    ],
    [
      "more than 200 lines",
      { lines: Array.from({ length: 201 }, () => lines[0]) },
      { lines: "Un devis compte au plus 200 lignes." },
    ],
    [
      "a total that the API cannot carry",
      { lines: [{ ...lines[0], quantity: 100_000_000, unit_price: 100_000_000 }] },
      { lines: "Le total dépasse 20 000 000 €." },
    ],
  ])("is refused with %s, said in French on its field", (_, facts, detail) => {
    expect(parseDraft({ ...draft, ...facts })).toEqual({ refused: "bad-input", detail });
  });

  it.each([[null], ["draft"], [[]], [{}]])("is not %o", (value) => {
    expect(parseDraft(value)).toMatchObject({ refused: "bad-input" });
  });
});

describe("the bounds that the office checks while one types", () => {
  it.each([
    [0, true],
    [10_000, true],
    [10_001, false],
    [-1, false],
    [12.5, false],
    [Number.NaN, false],
  ])("a share of %d basis points: %s", (value, expected) => {
    expect(isShare(value)).toBe(expected);
  });

  it.each([
    [0, false],
    [1, true],
    [365, true],
    [366, false],
    [1.5, false],
  ])("a validity of %d days: %s", (days, expected) => {
    expect(isValidity(days)).toBe(expected);
  });
});

describe("the client's answer", () => {
  const document_sha256 = "a".repeat(64);
  const typed = { kind: "typed", text: " Hélène  Vidal " };

  it("is read with its signature and its consents", () => {
    const consents = ["J’accepte le devis."];
    const given = { document_sha256, name: " Hélène Vidal", signature: typed, consents };
    expect(parseAcceptance(given)).toEqual({
      document_sha256,
      name: "Hélène Vidal",
      signature: { kind: "typed", text: "Hélène Vidal" },
      consents,
      code: "",
      choices: null,
    });
  });

  it("may lack a signature or consents: the rule of acceptance says what is missing", () => {
    expect(parseAcceptance({ document_sha256, name: "H" })).toEqual({
      document_sha256,
      name: "H",
      signature: null,
      consents: [],
      code: "",
      choices: null,
    });
  });

  it("names what was chosen of each group", () => {
    const choices = [USED_PUMP, GASKET];
    expect(parseAcceptance({ document_sha256, name: "H", choices })).toMatchObject({ choices });
  });

  it.each([
    ["a choice without a group", { choices: [{ alternative: "neuve" }] }],
    ["a choice that is a word", { choices: ["neuve"] }],
    ["a name that nobody can read", { choices: [{ group: "\u202e …", alternative: null }] }],
    ["a choice of each line and one more", { choices: Array.from({ length: 201 }, () => GASKET) }],
    ["another fingerprint", { document_sha256: "A".repeat(64) }],
    ["a name too long", { name: "x".repeat(121) }],
    ["a name that is no text", { name: 7 }],
    ["a signature of another kind", { signature: { kind: "fax" } }],
    ["a drawing without end", { signature: { kind: "drawn", strokes: "M".repeat(60_001) } }],
    ["eleven consents", { consents: Array.from({ length: 11 }, () => "oui") }],
  ])("is refused with %s", (_, facts) => {
    const given = { document_sha256, name: "H", signature: typed, consents: [], ...facts };
    expect(parseAcceptance(given)).toMatchObject({ refused: "bad-input" });
  });

  it("refuses with its reason, cleaned", () => {
    expect(parseRefusal({ document_sha256, reason: " Trop cher\u0000 " })).toEqual({
      document_sha256,
      reason: "Trop cher",
    });
    expect(parseRefusal({ document_sha256 })).toMatchObject({ refused: "bad-input" });
  });
});
