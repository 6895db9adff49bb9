/** Which part asked for a repair a line of a supplier's invoice most likely bills. */
import type { Cents, Quantity } from "../../money.ts";
import { ONE } from "../../money.ts";

type Line = { label: string; article: string; quantity: Quantity; unit_price: Cents };
type Part = {
  id: string;
  description: string;
  supplier: string;
  quantity: number;
  price: Cents | null;
};

export type ProposedLine<One extends Part, Billed extends Line = Line> = Billed & {
  /** From 1, as on the invoice. */
  line: number;
  /** The part that it bills. */
  matched: One | null;
  /** Those that it may bill, when nobody said. */
  likely: One[];
};

type Proposing<One extends Part> = {
  supplier_name: string;
  matches: readonly { line: number; spare_part_id: string }[];
  /** Those of `matches`. */
  matched: readonly One[];
  unbilled: readonly One[];
};

const MOST_LIKELY = 5;

export const proposedLines = <One extends Part, Billed extends Line>(
  lines: readonly Billed[],
  { supplier_name, matches, matched, unbilled }: Proposing<One>,
): ProposedLine<One, Billed>[] =>
  lines.map((one, index) => {
    const match = matches.find(({ line }) => line === index + 1);
    const part = matched.find(({ id }) => id === match?.spare_part_id) ?? null;
    const likely = part ? [] : likelyParts(one, unbilled, supplier_name).slice(0, MOST_LIKELY);
    return { ...one, line: index + 1, matched: part, likely };
  });

/** The parts that share a word with the line or are its price, the likeliest first. */
export function likelyParts<One extends Part>(
  line: Line,
  parts: readonly One[],
  supplier_name: string,
): One[] {
  return parts
    .map((part) => ({ part, score: scoreOf(line, part, supplier_name) }))
    .filter(({ score }) => score >= LEAST)
    .toSorted((a, b) => b.score - a.score)
    .map(({ part }) => part);
}

/** A common word; a supplier or a quantity alone says nothing. */
const LEAST = 4;

function scoreOf(line: Line, part: Part, supplier_name: string): number {
  const said = wordsOf(`${line.label} ${line.article}`);
  const common = [...wordsOf(part.description)].filter((word) => said.has(word)).length;
  const isPrice = part.price !== null && part.price === line.unit_price;
  const isSupplier = [...wordsOf(part.supplier)].some((word) => wordsOf(supplier_name).has(word));
  const isQuantity = part.quantity * ONE === line.quantity;
  return common * 4 + Number(isPrice) * 4 + Number(isSupplier) * 2 + Number(isQuantity);
}

/** They say nothing of a part: those of carriage, and those that join two names. */
const SMALL = new Set([
  "port",
  "frais",
  "livraison",
  "transport",
  "expedition",
  "eco",
  "participation",
  "pour",
  "avec",
  "les",
  "des",
]);

/** Without accents, capitals and the small words. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 2 && !SMALL.has(word)),
  );
