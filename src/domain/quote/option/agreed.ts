/** A quote as its client chose it: the lines that are taken, and what they come to. */
import { formatEuros, share } from "../../money.ts";
import { canonical } from "../canonical.ts";
import type { PrintedLine, QuoteDocument } from "../document.ts";
import { PART_CONDITION_FR, type QuoteLine } from "../line.ts";
import { totalsOf } from "../totals.ts";
import { chosenLines, groupsOf, isChosen } from "./groups.ts";
import type { AgreedChoice, Choice } from "./option.ts";

/** With nothing left to choose; the document itself when it never left anything. */
export function documentWith(document: QuoteDocument, choices: readonly Choice[]): QuoteDocument {
  const { options, ...rest } = document;
  if (!options) return document;
  const lines = chosenLines(document.lines, choices).map(withoutOption);
  const totals = totalsOf(lines, document.discount);
  return { ...rest, lines, totals, deposit: share(totals.due, options.deposit) };
}

/** As it was agreed to; as it was sent while nothing is chosen. */
export const shownDocument = (
  document: QuoteDocument,
  choice: Pick<AgreedChoice, "choices"> | null | undefined,
): QuoteDocument => (choice ? documentWith(document, choice.choices) : document);

const withoutOption = ({ option: _chosen, ...line }: PrintedLine): PrintedLine => line;

type Signed = {
  document: QuoteDocument;
  document_sha256: string;
  /** Hex SHA-256 of a UTF-8 text. */
  sha256: (text: string) => string;
};

/** Null for a quote that leaves nothing to choose. */
export function agreedChoice(
  { document, document_sha256, sha256 }: Signed,
  choices: readonly Choice[],
): AgreedChoice | null {
  if (!document.options) return null;
  const { totals, deposit } = documentWith(document, choices);
  const { total_incl, due } = totals;
  const chosen = { choices, total_incl, due, deposit };
  return { ...chosen, sha256: sha256(canonical({ document_sha256, ...chosen })) };
}

/** « Pompe de vidange (pièce d’occasion), pose comprise »: how the lines of one alternative are named. */
export const namesOf = (lines: readonly QuoteLine[]): string => lines.map(nameOf).join(", ");

const nameOf = ({ label, condition }: QuoteLine): string =>
  condition ? `${label} (${PART_CONDITION_FR[condition].toLowerCase()})` : label;

/** « Pompe de vidange (pièce d’occasion) ; sans Joint de hublot ; total 190,00 € »; empty without anything to choose. */
export function choiceText(document: QuoteDocument, choices: readonly Choice[]): string {
  if (!document.options) return "";
  const parts = groupsOf(document.lines).flatMap(({ group, isChoice, alternatives }) =>
    alternatives.flatMap(({ alternative, lines }) => {
      if (isChosen(choices, { group, alternative })) return [namesOf(lines)];
      return isChoice ? [] : [`sans ${namesOf(lines)}`];
    }),
  );
  const { due } = documentWith(document, choices).totals;
  return [...parts, `${formatEuros(due)} à payer`].join("\u202f; ");
}
