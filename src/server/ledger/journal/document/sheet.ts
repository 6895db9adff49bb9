/** A journal as a workbook: amounts and days are numbers and dates, which a spreadsheet sums and sorts. */
import writeXlsxFile, { type Row } from "write-excel-file/node";
import {
  HEADINGS,
  JOURNAL_FR,
  type Cell,
  type Journal,
} from "../../../../domain/ledger/journal/journal.ts";

/** What a workbook may hold in memory. */
export const MOST_ROWS = 50_000;

/** Undefined when there are more rows than a workbook is made of. */
export async function sheetOf(
  pages: AsyncIterable<Cell[][]>,
  journal: Journal,
): Promise<Buffer | undefined> {
  const rows: Row[] = [HEADINGS[journal].map((value) => ({ value, fontWeight: "bold" }))];
  for await (const page of pages) {
    rows.push(...page.map((cells) => cells.map(sheetCell)));
    if (rows.length > MOST_ROWS) return undefined;
  }
  return writeXlsxFile(rows, {
    sheet: JOURNAL_FR[journal],
    stickyRowsCount: 1,
    columns: HEADINGS[journal].map((heading) => ({
      width: heading === "Client" ? 32 : Math.max(14, heading.length + 2),
    })),
  }).toBuffer();
}

/** Text is text whatever it begins with: the format knows formulas by their type. */
function sheetCell(cell: Cell): Row[number] {
  if ("text" in cell) return cell.text === "" ? null : { value: cell.text, type: String };
  if ("date" in cell)
    return { value: new Date(`${cell.date}T00:00:00Z`), type: Date, format: "dd/mm/yyyy" };
  if ("rate" in cell) return { value: cell.rate / 100, type: Number, format: "0.0" };
  return { value: cell.amount / 100, type: Number, format: "#,##0.00" };
}
