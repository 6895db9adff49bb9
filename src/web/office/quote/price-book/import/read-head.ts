/** The beginning of a supplier's file: enough to recognise its columns, whatever its size. */
import { decodeText, plainCell } from "../../../../../domain/client/import/text.ts";
import { guessMapping, type Mapping } from "../../../../../domain/client/import/mapping.ts";
import {
  PRICE_COLUMNS,
  type PriceColumn,
} from "../../../../../domain/quote/price-book/import/columns.ts";
import { MOST_PRICE_BYTES } from "../../../../../domain/quote/price-book/import/request.ts";
import { LineSplitter, separatorOf } from "../../../../../domain/quote/price-book/import/split.ts";

export type ChosenFile = {
  id: string;
  file: File;
  separator: string;
  headings: readonly string[];
  /** The first ones. */
  lines: readonly (readonly string[])[];
  mapping: Mapping<PriceColumn>;
};

const HEAD = 65_536;
const SHOWN = 5;

/** A French sentence when it cannot be read. */
export async function readHead(file: File): Promise<ChosenFile | string> {
  if (file.size > MOST_PRICE_BYTES)
    return "Ce fichier dépasse 200\u00a0Mo. Coupez-le en plusieurs.";
  const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  if (bytes.subarray(0, 2_000).includes(0) && bytes[0] !== 0xff)
    return "Ce fichier n’est pas un fichier texte. Dans votre tableur, choisissez «\u202fEnregistrer sous\u202f», puis le format CSV.";
  // The last line of the beginning is cut anywhere.
  const text = decodeText(bytes.subarray(0, lastEnd(bytes, file.size)));
  return headOf(text.replace(/^\ufeff/, ""), file);
}

function headOf(text: string, file: File): ChosenFile | string {
  const separator = separatorOf(text);
  const splitter = new LineSplitter(separator);
  const [head, ...lines] = [...splitter.push(text), ...splitter.end()]
    .map(({ cells }) => cells.map(plainCell))
    .filter((cells) => cells.some((cell) => cell.trim() !== ""))
    .slice(0, SHOWN + 1);
  if (!head || lines.length === 0)
    return "Ce fichier est vide\u00a0: il faut une ligne de titres, puis une ligne par prix.";
  const mapping = guessMapping(head, PRICE_COLUMNS);
  return { id: crypto.randomUUID(), file, separator, headings: head, lines, mapping };
}

const lastEnd = (bytes: Uint8Array, size: number): number =>
  bytes.length < size ? bytes.lastIndexOf(10) + 1 || bytes.length : bytes.length;
