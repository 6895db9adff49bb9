/** An import as the office sends it: the file's lines, already mapped, still as they were typed. */
import * as z from "zod/mini";
import { anId, badInput, filled, type BadInput } from "../../validation.ts";
import type { ImportColumn } from "./columns.ts";
import type { MappedRow } from "./mapping.ts";
import { mapRow } from "./mapping.ts";
import { MOST_LINES } from "./text.ts";

const SAY = {
  whole:
    "Cet import est mal formé. Rien n’a été enregistré\u00a0: rechargez la page et choisissez de nouveau le fichier.",
  many: "Ce fichier a plus de 20\u202f000 lignes\u00a0: coupez-le en plusieurs.",
  file: "Le nom du fichier manque.",
};
const MOST_CELLS = 100;

const shape = z.object(
  {
    import_id: anId(SAY.whole),
    noun: z.enum(["client", "appliance"], SAY.whole),
    filename: filled(255, SAY.file),
    columns: z.array(z.string(SAY.whole), SAY.whole).check(z.maxLength(MOST_CELLS, SAY.whole)),
    // Read one by one by `readRows`: all at once, a long file would keep everybody waiting.
    rows: z.array(z.unknown(), SAY.whole).check(z.maxLength(MOST_LINES, SAY.many)),
    check: z._default(z.boolean(SAY.whole), false),
  },
  SAY.whole,
);

const rowShape = z.object({
  line: z.int().check(z.gte(1), z.lte(10_000_000)),
  cells: z.array(z.string()).check(z.maxLength(MOST_CELLS)),
});

export type ImportRequest = {
  import_id: string;
  noun: "client" | "appliance";
  filename: string;
  columns: readonly string[];
  rows: readonly unknown[];
  /** Only says what would happen. */
  check: boolean;
};

export function parseImport(value: unknown): ImportRequest | BadInput {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  return badInput({ file: result.error.issues[0]?.message ?? SAY.whole });
}

/** A line of the file, read into what it brings or into its faults. */
export type ReadRow<Line> = { line: number; read: Line };
type Reader<Key extends string, Line> = {
  columns: readonly ImportColumn<Key>[];
  readLine: (row: MappedRow<Key>) => Line;
};

/**
 * The lines one after the other, each step telling how many were read; a column that this noun does not
 * have is left aside.
 */
export function* readRows<Key extends string, Line>(
  { columns, rows }: Pick<ImportRequest, "columns" | "rows">,
  reader: Reader<Key, Line>,
): Generator<number, ReadRow<Line>[] | BadInput> {
  const mapping = columns.map((name) => reader.columns.find(({ key }) => key === name)?.key ?? "");
  const read: ReadRow<Line>[] = [];
  for (const row of rows) {
    const parsed = rowShape.safeParse(row);
    if (!parsed.success) return badInput({ file: SAY.whole });
    const { line, cells } = parsed.data;
    read.push({ line, read: reader.readLine({ line, values: mapRow(cells, mapping) }) });
    yield read.length;
  }
  return read;
}
