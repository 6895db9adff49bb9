import { expect, test } from "vitest";
import { askedConsents, inputOf, isComplete, type AgreementDraft } from "./agreement.ts";

const DRAFT: AgreementDraft = {
  place: "home",
  means: "screen",
  name: "Hélène Vidal",
  strokes: "M 1 2 L 3 4",
  typed: "",
  ticked: ["conditions"],
  file_id: null,
  signed_on: "",
};
const CONSENTS = [
  { key: "conditions", text: "J’accepte le devis.", required: true },
  { key: "early-start", text: "Je demande expressément…", required: false },
];
const PAPER = { ...DRAFT, means: "paper", strokes: "" } as const;

test.each<[string, Partial<AgreementDraft>, boolean]>([
  ["signed with what is required", {}, true],
  ["without a name", { name: " " }, false],
  ["without a signature", { strokes: "" }, false],
  ["without a required box", { ticked: ["early-start"] }, false],
  ["on paper without its photo", { ...PAPER, ticked: [] }, false],
  ["on paper with its photo", { ...PAPER, ticked: [], file_id: "f" }, true],
])("%s, it may be recorded or not", (_case, change, complete) => {
  expect(isComplete({ ...DRAFT, ...change }, CONSENTS)).toBe(complete);
});

test("nothing is signed on the screen before the sentences are known", () => {
  expect(isComplete(DRAFT, [])).toBe(false);
});

test("on paper only the choices are asked again", () => {
  expect(askedConsents(PAPER, CONSENTS).map(({ key }) => key)).toEqual(["early-start"]);
  expect(askedConsents(DRAFT, CONSENTS)).toHaveLength(2);
});

test("a paper is sent with its photo and its day, a drawing as it was drawn", () => {
  const quote = { id: "q", document_sha256: "0" };
  const paper = { ...PAPER, file_id: "f", signed_on: "2026-11-23" };
  expect(inputOf(quote, paper)).toMatchObject({ file_id: "f", signed_on: "2026-11-23" });
  expect(inputOf(quote, DRAFT)).toMatchObject({
    conclusion_place: "home",
    signature: { kind: "drawn", strokes: "M 1 2 L 3 4" },
  });
});
