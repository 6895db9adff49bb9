/**
 * Files that spreadsheets write and read: which letters the bytes are, and cells that no spreadsheet
 * runs as a formula. Splitting into cells is a library's work, outside the domain.
 */

export const MOST_BYTES = 10_000_000;
export const MOST_LINES = 20_000;
/** No cell of a client file needs more; a longer one is an unbalanced quote that swallowed the file. */
export const LONGEST_CELL = 20_000;

/** UTF-8 when it is one, UTF-16 when it says so, else what French Windows writes. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** A spreadsheet would run such a cell; an apostrophe before it makes it text. A negative number runs nothing. */
export const safeCell = (text: string): string =>
  /^'*[=+\-@\t\r]/.test(text) && !/^-\d+(,\d+)?$/.test(text) ? `'${text}` : text;

/** What `safeCell` was given. */
export const plainCell = (text: string): string => text.replace(/^'(?='*[=+\-@\t\r])/, "");

/** One line of a file for a French spreadsheet, its end included. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(safeCell(cell))).join(";")}\r\n`;

const quoted = (cell: string): string =>
  /[";,\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Without it Excel reads UTF-8 as Windows-1252. */
export const BYTE_ORDER_MARK = "\ufeff";
