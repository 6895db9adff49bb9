import { describe, expect, it } from "vitest";
import {
  acceptance,
  draft,
  GASKET,
  granted,
  NEW_PUMP,
  optionLines,
  optionSent,
  sending,
  sent,
  USED_PUMP,
} from "../../../../test/shop/quote.ts";
import { acceptQuote } from "../accept.ts";
import { canonical } from "../canonical.ts";
import { agreedDocument } from "../quote.ts";
import { reviseQuote } from "../revise.ts";
import { sendQuote } from "../send.ts";
import { agreedChoice, choiceText, documentWith, shownDocument } from "./agreed.ts";

const { document, document_sha256 } = optionSent;
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const answer = { ...acceptance, document_sha256 };

describe("the document as its client chose it", () => {
  it("holds the lines taken, their totals and the deposit on them", () => {
    const chosen = documentWith(document, [USED_PUMP]);
    expect(chosen.lines.map(({ id }) => id)).toEqual(["l1", "l2", "l3b", "l3c", "l5", "l6"]);
    expect(chosen.totals).toMatchObject({ total_excl: 14_990, total_incl: 17_988, due: 12_988 });
    expect(chosen.deposit).toBe(3_896);
    expect("options" in chosen || chosen.lines.some((line) => "option" in line)).toBe(false);
  });

  it("is shown as it was sent while nothing is chosen", () => {
    expect(shownDocument(document, null)).toBe(document);
    expect(shownDocument(document, { choices: [USED_PUMP] })).toEqual(
      documentWith(document, [USED_PUMP]),
    );
  });

  it("is the very document when nothing is left to choose", () => {
    expect(documentWith(sent.document, [])).toBe(sent.document);
  });

  it("comes to what was frozen for each alternative", () => {
    for (const { group, alternatives } of document.options?.groups ?? [])
      for (const { alternative, due } of alternatives) {
        const others = group === "pompe" ? [] : [NEW_PUMP];
        expect(documentWith(document, [...others, { group, alternative }]).totals.due).toBe(due);
      }
  });

  it.each([
    [
      [USED_PUMP],
      "Pompe de vidange (pièce d’occasion), Contrôle de la pièce ; sans Joint de hublot (pièce d’occasion) ; 129,88 € à payer",
    ],
    [
      [NEW_PUMP, GASKET],
      "Pompe de vidange (pièce neuve) ; Joint de hublot (pièce d’occasion) ; 190,00 € à payer",
    ],
  ])("is said in one sentence", (choices, text) => {
    expect(plain(choiceText(document, choices))).toBe(text);
    expect(choiceText(sent.document, [])).toBe("");
  });
});

describe("accepting a quote with options", () => {
  const accepted = granted(acceptQuote(optionSent, { ...answer, choices: [USED_PUMP] }));

  it("freezes what was chosen, its totals, and a fingerprint over them and the document", () => {
    const chosen = { choices: [USED_PUMP], total_incl: 17_988, due: 12_988, deposit: 3_896 };
    const signed = canonical({ document_sha256, ...chosen });
    expect(accepted.evidence.choice).toEqual({ ...chosen, sha256: acceptance.sha256(signed) });
    expect(accepted.document).toBe(document);
    expect(agreedDocument(accepted).totals.due).toBe(12_988);
  });

  it("gives another fingerprint to another choice or another document", () => {
    const sha256 = (text: string) => text;
    const prints = [
      agreedChoice({ ...optionSent, sha256 }, [USED_PUMP]),
      agreedChoice({ ...optionSent, sha256 }, [NEW_PUMP]),
      agreedChoice({ ...optionSent, document_sha256: "other", sha256 }, [USED_PUMP]),
    ].map((choice) => choice?.sha256);
    expect(new Set(prints).size).toBe(3);
  });

  it("has the client agree to the choice in words", () => {
    expect(plain(accepted.evidence.consents[0] ?? "")).toMatch(
      /^J’accepte le devis D2026-00042\. Mon choix : Pompe de vidange \(pièce d’occasion\), .* 129,88 € à payer\.$/,
    );
  });

  it.each([
    ["no choice", null, "choice-missing"],
    ["both alternatives", [USED_PUMP, NEW_PUMP], "choice-twice"],
    ["an unknown one", [{ group: "pompe", alternative: "x" }], "choice-unknown"],
  ])("is refused with %s", (_, choices, refused) => {
    expect(acceptQuote(optionSent, { ...answer, choices })).toEqual({ refused });
  });
});

describe("a quote with options", () => {
  it("keeps them when it is revised", () => {
    const { draft: next } = granted(reviseQuote(optionSent, acceptance.at));
    expect(next.lines).toEqual(optionLines);
  });

  it("leaves only if every answer has a price and covers its bonus", () => {
    const only = optionLines.filter(
      ({ option, kind }) => option?.group === "joint" || kind === "text",
    );
    expect(sendQuote({ ...draft, lines: only }, sending)).toEqual({ refused: "quote-empty" });
    const dear = optionLines.map((line) =>
      line.kind === "bonus" ? { ...line, unit_price: 18_000 } : line,
    );
    expect(sendQuote({ ...draft, lines: dear }, sending)).toEqual({ refused: "bonus-above-total" });
  });
});
