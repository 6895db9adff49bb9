import { expect, test } from "vitest";
import { sent } from "../../../test/shop/quote.ts";
import { consentsOf, isAgreed } from "./consents.ts";
import type { QuoteDocument } from "./document.ts";

const DOCUMENT = sent.document;
const AWAY = { has_cgv: false, conclusion_place: "distance" } as const;
const textsOf = (document: QuoteDocument, has_cgv: boolean) =>
  consentsOf(document, { ...AWAY, has_cgv }).map(({ text }) => text);

test("the sentences name the document and whose terms they are", () => {
  expect(textsOf(DOCUMENT, true)).toEqual([
    "J’accepte le devis D2026-00042 et les conditions générales de vente d’Atelier Garonne.",
    "J’ai lu l’information sur mon droit de rétractation.",
    expect.stringMatching(/^Je demande expressément que la réparation commence/),
  ]);
});

test("nothing is agreed to that the document does not hold", () => {
  expect(textsOf({ ...DOCUMENT, withdrawal: null }, false)).toEqual([
    "J’accepte le devis D2026-00042.",
  ]);
});

test.each([
  ["its key", ["conditions"], true],
  ["its sentence", ["J’accepte le devis D2026-00042."], true],
  ["another sentence", ["J’accepte tout."], false],
  ["nothing", [], false],
])("a box ticked by %s", (_, ticked, agreed) => {
  const [consent] = consentsOf(DOCUMENT, AWAY);
  expect(consent && isAgreed(consent, ticked)).toBe(agreed);
});

test("an early start is a choice, and every other box is required", () => {
  const choices = consentsOf(DOCUMENT, AWAY).filter(({ required }) => !required);
  expect(choices.map(({ key }) => key)).toEqual(["early-start"]);
});
