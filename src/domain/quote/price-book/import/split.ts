/**
 * Cuts a text that comes in pieces into lines of cells: a file of half a million lines never stands in memory. A quoted
 * cell may hold separators, doubled quotes and ends of lines.
 */
const SEPARATORS = [";", "\t", ",", "|"] as const;

/** What the headings are cut by. */
export function separatorOf(head: string): string {
  const bare = (/^.*\S.*$/m.exec(head)?.[0] ?? "").replace(/"[^"]*"/g, "");
  const count = (sign: string) => bare.split(sign).length;
  return SEPARATORS.reduce<string>((best, sign) => (count(sign) > count(best) ? sign : best), ";");
}

export type SplitLine = { line: number; cells: string[] };

/** No line of a price list is longer: a quote that is never closed would swallow the rest of the file. */
const LONGEST_LINE = 50_000;

export class LineSplitter {
  readonly #separator: string;
  #rest = "";
  #line = 0;

  constructor(separator: string) {
    this.#separator = separator;
  }

  /** The lines that this piece completes; `line` is the number that a spreadsheet shows. */
  push(piece: string): SplitLine[] {
    const text = this.#rest + piece;
    const { ends, rest } = endsIn(text);
    let from = 0;
    const lines = ends.map((end) => {
      const line = this.#cut(text.slice(from, end));
      from = end + 1;
      return line;
    });
    this.#rest = rest;
    if (rest.length <= LONGEST_LINE) return lines;
    const [first = "", ...others] = rest.split("\n");
    this.#rest = "";
    return [...lines, this.#cut(first.replaceAll('"', "")), ...this.push(others.join("\n"))];
  }

  /** The last line, when no end follows it. */
  end(): SplitLine[] {
    const rest = this.#rest;
    this.#rest = "";
    return rest === "" ? [] : [this.#cut(rest)];
  }

  #cut(text: string): SplitLine {
    this.#line++;
    const plain = text.endsWith("\r") ? text.slice(0, -1) : text;
    const cells = plain.includes('"')
      ? quotedCells(plain, this.#separator)
      : plain.split(this.#separator);
    return { line: this.#line, cells };
  }
}

/** The ends of lines outside quotes, each sign read once. */
function endsIn(text: string): { ends: number[]; rest: string } {
  const ends: number[] = [];
  let quote = text.indexOf('"');
  let open = false;
  let from = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
    for (; quote >= 0 && quote < at; quote = text.indexOf('"', quote + 1)) open = !open;
    if (open) continue;
    ends.push(at);
    from = at + 1;
  }
  return { ends, rest: text.slice(from) };
}

function quotedCells(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let open = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? "";
    if (sign === '"' && open && line[at + 1] === '"') {
      cell += sign;
      at++;
    } else if (sign === '"' && (open || cell.trim() === "")) {
      open = !open;
    } else if (sign === separator && !open) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell];
}
