import { expect, test } from "vitest";
import { askedConsents, inputOf, missingOf, type AgreementDraft } from "./agreement.ts";

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

test.each<[string, Partial<AgreementDraft>, string[]]>([
  ["signed with what is required", {}, []],
  ["without a name", { name: " " }, ["le nom"]],
  ["without a signature", { strokes: "" }, ["la signature"]],
  ["without a required box", { ticked: ["early-start"] }, ["les cases à cocher"]],
  ["on paper without its photo", { ...PAPER, ticked: [] }, ["la photo de la feuille"]],
  ["on paper with its photo", { ...PAPER, ticked: [], file_id: "f" }, []],
  [
    "empty",
    { name: "", strokes: "", ticked: [] },
    ["les cases à cocher", "le nom", "la signature"],
  ],
])("%s, what is missing is named", (_case, change, missing) => {
  expect(missingOf({ ...DRAFT, ...change }, CONSENTS)).toEqual(missing);
});

test("nothing is signed on the screen before the sentences are known", () => {
  expect(missingOf(DRAFT, [])).toEqual(["les cases à cocher"]);
});

test("on paper only the choices are asked again", () => {
  expect(askedConsents(PAPER, CONSENTS).map(({ key }) => key)).toEqual(["early-start"]);
  expect(askedConsents(DRAFT, CONSENTS)).toHaveLength(2);
});

test("a paper is sent with its photo and its day, a drawing as it was drawn", () => {
  const choices = [{ group: "Pièce", alternative: "Réemploi" }];
  const quote = { id: "q", document_sha256: "0", choices };
  const paper = { ...PAPER, file_id: "f", signed_on: "2026-11-23" };
  expect(inputOf(quote, paper)).toMatchObject({ file_id: "f", signed_on: "2026-11-23" });
  expect(inputOf(quote, DRAFT)).toMatchObject({
    conclusion_place: "home",
    choices,
    signature: { kind: "drawn", strokes: "M 1 2 L 3 4" },
  });
});
