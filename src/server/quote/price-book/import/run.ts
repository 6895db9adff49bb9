/** A supplier's file, read piece by piece and written in one transaction: all its right lines, or none. */
import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { ImportFault } from "../../../../domain/client/import/import.ts";
import { mapRow, type Mapping } from "../../../../domain/client/import/mapping.ts";
import { plainCell } from "../../../../domain/client/import/text.ts";
import type { PriceColumn } from "../../../../domain/quote/price-book/import/columns.ts";
import {
  readPriceLine,
  type PricedPart,
  type ReadRules,
} from "../../../../domain/quote/price-book/import/read-line.ts";
import { LineSplitter, type SplitLine } from "../../../../domain/quote/price-book/import/split.ts";
import { recordAudit } from "../../../account/audit/record.ts";
import type { ChangeContext } from "../../../platform/change.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import {
  closeImport,
  insertImport,
  loadPriceImport,
  lockPrices,
  settlePrices,
  writePrices,
  type PriceCounts,
  type PriceImportRow,
} from "./store.ts";

export type PriceFile = {
  id: string;
  filename: string;
  supplier: string;
  separator: string;
  mapping: Mapping<PriceColumn>;
  rules: ReadRules;
  /** Pieces of its text, the headings first. */
  text: AsyncIterable<string>;
};
type Run = Pick<ChangeContext, "author" | "at" | "ip"> & { onProgress: (lines: number) => void };

/** Lines of one statement: bounded memory, and a search waits for one of them at most. */
const BATCH = 2_000;
/** The first ones are enough to correct a file. */
const MOST_FAULTS = 10_000;

/** Idempotent: the same import again answers what it did the first time. */
export async function runPriceImport(
  db: ShopDb,
  { text, ...file }: PriceFile,
  { author, at, ip, onProgress }: Run,
): Promise<PriceImportRow | undefined> {
  const { id, filename, supplier } = file;
  await lockPrices(db);
  const before = await loadPriceImport(db, id);
  if (before) return before;
  await insertImport(db, { id, filename, supplier, at }, author);
  const writing = new Writing(db, file, at);
  for await (const lines of linesOf(text, file.separator)) {
    await writing.take(lines);
    onProgress(writing.lines);
    await yieldToOthers();
  }
  await writing.flush();
  await closeImport(db, id, { ...writing.counts, faults: writing.faults });
  await settlePrices(db);
  const { created, updated } = writing.counts;
  await recordAudit(
    db,
    { author, at, ip },
    {
      action: "file.imported",
      record: { noun: "import", id, name: filename },
      after: { created, updated },
    },
  );
  return loadPriceImport(db, id);
}

/** Without the headings and the blank lines. */
async function* linesOf(
  text: AsyncIterable<string>,
  separator: string,
): AsyncGenerator<SplitLine[]> {
  const splitter = new LineSplitter(separator);
  let isHeaded = false;
  const filled = (lines: SplitLine[]): SplitLine[] => {
    const kept = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
    const rest = isHeaded ? kept : kept.slice(1);
    isHeaded ||= kept.length > 0;
    return rest;
  };
  for await (const piece of text) yield filled(splitter.push(piece));
  yield filled(splitter.end());
}

class Writing {
  readonly counts: PriceCounts = { created: 0, updated: 0, unchanged: 0, faulty: 0 };
  readonly faults: ImportFault[] = [];
  lines = 0;
  readonly #db: ShopDb;
  readonly #file: Omit<PriceFile, "text">;
  readonly #at: ChangeContext["at"];
  #waiting = new Map<string, PricedPart>();

  constructor(db: ShopDb, file: Omit<PriceFile, "text">, at: ChangeContext["at"]) {
    this.#db = db;
    this.#file = file;
    this.#at = at;
  }

  async take(lines: readonly SplitLine[]): Promise<void> {
    for (const line of lines) {
      this.#read(line);
      if (this.#waiting.size >= BATCH) await this.flush();
    }
  }

  async flush(): Promise<void> {
    const parts = [...this.#waiting.values()];
    if (parts.length === 0) return;
    this.#waiting = new Map();
    const { id: import_id, supplier } = this.#file;
    const { created, updated } = await writePrices(
      this.#db,
      { import_id, supplier, at: this.#at },
      parts,
    );
    this.counts.created += created;
    this.counts.updated += updated;
    this.counts.unchanged += parts.length - created - updated;
  }

  #read({ line, cells }: SplitLine): void {
    this.lines++;
    const { mapping, rules } = this.#file;
    const part = readPriceLine({ line, values: mapRow(cells.map(plainCell), mapping) }, rules);
    if (Array.isArray(part)) return this.#refuse(part);
    const key = keyOf(part.reference);
    // The same reference twice in one statement: the later line is the price.
    if (this.#waiting.has(key)) this.counts.unchanged++;
    this.#waiting.set(key, part);
  }

  #refuse(faults: readonly ImportFault[]): void {
    this.counts.faulty++;
    if (this.faults.length < MOST_FAULTS) this.faults.push(...faults);
  }
}

/** At least as coarse as the key of the database: two that are equal there are never in one statement. */
const keyOf = (reference: string): string =>
  reference
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
