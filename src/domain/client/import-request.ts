/** An import as the office sends it: the file's lines, already mapped, still as they were typed. */
import * as z from "zod/mini";
import { anId, badInput, filled, type BadInput } from "../border.ts";
import type { ImportColumn, MappedRow } from "./import-columns.ts";
import { mapRow } from "./import-columns.ts";
import { MOST_LINES } from "./import-text.ts";

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
    rows: z
      .array(
        z.object(
          {
            line: z.int(SAY.whole).check(z.gte(1, SAY.whole), z.lte(10_000_000, SAY.whole)),
            cells: z
              .array(z.string(SAY.whole), SAY.whole)
              .check(z.maxLength(MOST_CELLS, SAY.whole)),
          },
          SAY.whole,
        ),
        SAY.whole,
      )
      .check(z.maxLength(MOST_LINES, SAY.many)),
    check: z._default(z.boolean(SAY.whole), false),
  },
  SAY.whole,
);

export type ImportRequest = {
  import_id: string;
  noun: "client" | "appliance";
  filename: string;
  columns: readonly string[];
  rows: readonly { line: number; cells: readonly string[] }[];
  /** Only says what would happen. */
  check: boolean;
};

export function parseImport(value: unknown): ImportRequest | BadInput {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  return badInput({ file: result.error.issues[0]?.message ?? SAY.whole });
}

/** The lines by what they bring; a column that this noun does not have is left aside. */
export function rowsOf<Key extends string>(
  { columns, rows }: Pick<ImportRequest, "columns" | "rows">,
  known: readonly ImportColumn<Key>[],
): MappedRow<Key>[] {
  const mapping = columns.map((name) => known.find(({ key }) => key === name)?.key ?? "");
  return rows.map(({ line, cells }) => ({ line, values: mapRow(cells, mapping) }));
}
