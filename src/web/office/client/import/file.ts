/** A file that a person chose, split into cells; what cannot be split is said in French. */
import Papa from "papaparse";
import {
  decodeText,
  LONGEST_CELL,
  MOST_BYTES,
  MOST_LINES,
  plainCell,
} from "../../../../domain/client/import/text.ts";

export type FileLine = { line: number; cells: readonly string[] };
export type ReadFile = {
  filename: string;
  /** The cells of the first line that has any. */
  headings: readonly string[];
  /** The lines after it; `line` is the number that a spreadsheet shows. */
  lines: readonly FileLine[];
};
export type Unreadable = { problem: string };

export const isUnreadable = (read: ReadFile | Unreadable): read is Unreadable => "problem" in read;

export async function readFile(file: File): Promise<ReadFile | Unreadable> {
  if (file.size > MOST_BYTES)
    return { problem: "Ce fichier dépasse 10\u00a0Mo. Coupez-le en plusieurs, puis réessayez." };
  try {
    return splitText(decodeText(new Uint8Array(await file.arrayBuffer())), file.name);
  } catch (error) {
    console.error(error);
    return { problem: "Ce fichier n’a pas pu être lu. Vérifiez qu’il est toujours à sa place." };
  }
}

/** Semicolons, commas or tabulations, whichever cuts it best; a quoted cell may hold several lines. */
export function splitText(text: string, filename: string): ReadFile | Unreadable {
  if (looksBinary(text)) return { problem: NOT_TEXT };
  const plain = text.replace(/^\ufeff/, "");
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter: delimiterOf(plain) });
  const unbalanced = errors.find(({ type }) => type === "Quotes");
  if (unbalanced) return { problem: unbalancedAt((unbalanced.row ?? 0) + 1) };
  const lines = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map(cut) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const [head, ...rest] = lines;
  if (!head || rest.length === 0)
    return {
      problem: "Ce fichier est vide\u00a0: il faut une ligne de titres, puis une ligne par fiche.",
    };
  if (rest.length > MOST_LINES)
    return {
      problem: "Ce fichier a plus de 20\u202f000 lignes. Coupez-le en plusieurs, puis réessayez.",
    };
  return { filename, headings: head.cells, lines: rest };
}

/**
 * What the headings are cut by. The library's own guess compares all lines, and a blank one at the end
 * of the file misleads it.
 */
function delimiterOf(text: string): string {
  const head = (/^.*\S.*$/m.exec(text)?.[0] ?? "").replace(/"[^"]*"/g, "");
  const count = (sign: string) => head.split(sign).length;
  return [";", "\t", ",", "|"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** What is too long is refused at its line by the rules; only that much of it travels. */
const cut = (cell: string): string => plainCell(cell.slice(0, LONGEST_CELL + 1));

/** A workbook, a document or an image: signs that no text has. */
const looksBinary = (text: string): boolean => {
  const start = text.slice(0, 4_000);
  const isKnown = ["PK\u0003\u0004", "%PDF-"].some((mark) => start.startsWith(mark));
  if (isKnown || start.includes("\u0000")) return true;
  const odd = Array.from(start).filter((sign) => sign < " " && !"\t\n\r\f\v".includes(sign));
  return odd.length > start.length / 50;
};

const NOT_TEXT =
  "Ce fichier n’est pas un fichier texte. Dans votre tableur, choisissez «\u202fEnregistrer sous\u202f», puis le format CSV.";

const unbalancedAt = (line: number): string =>
  `Un guillemet n’est pas refermé, ou pas doublé, à la ligne ${line} ou peu avant. Corrigez-le dans le fichier, puis réessayez.`;
