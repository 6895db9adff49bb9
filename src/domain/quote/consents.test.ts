import { expect, test } from "vitest";
import { consentsOf, isAgreed } from "./consents.ts";

const DOCUMENT = {
  reference: "D2026-00042",
  withdrawal: "Vous disposez de quatorze jours…",
  seller: { name: "Atelier Garonne" },
};
const textsOf = (
  document: typeof DOCUMENT | (Omit<typeof DOCUMENT, "withdrawal"> & { withdrawal: null }),
  has_cgv: boolean,
) => consentsOf(document, { has_cgv }).map(({ text }) => text);

test("the sentences name the document and whose terms they are", () => {
  expect(textsOf(DOCUMENT, true)).toEqual([
    "J’accepte le devis D2026-00042 et les conditions générales de vente d’Atelier Garonne.",
    "J’ai lu l’information sur mon droit de rétractation.",
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
  const [consent] = consentsOf(DOCUMENT, { has_cgv: false });
  expect(consent && isAgreed(consent, ticked)).toBe(agreed);
});
