/** An imported file: planned by the domain, then written whole in one transaction. */
import type { ImportFault } from "../../../domain/client/import/import.ts";
import type { ImportProgress } from "../../../domain/client/import/progress.ts";
import { badInput, type BadInput } from "../../../domain/validation.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import {
  insertImport,
  loadImport,
  loadReport,
  lockImports,
  type ImportCounts,
  type ImportReport,
} from "./store.ts";

export type OnProgress = (progress: ImportProgress) => void;
export type ImportRun = Pick<ChangeContext, "author" | "at" | "ip"> & {
  import_id: string;
  onProgress: OnProgress;
};
export type PlannedImport = { counts: ImportCounts; write: () => Promise<void> };

/** `plan` compares the lines of one noun with the shop; `check` only says what would happen. */
export type ReadImport = {
  noun: "client" | "appliance";
  filename: string;
  check: boolean;
  plan: (db: ShopDb, run: ImportRun) => Promise<PlannedImport>;
};

const OTHER_FILE =
  "Cet import a déjà servi à un autre fichier. Rien n’a été enregistré\u00a0: rechargez la page et choisissez de nouveau le fichier.";

/** Idempotent: the same import again answers the first report and writes nothing. */
export async function runImport(
  db: ShopDb,
  { noun, filename, check, plan }: ReadImport,
  run: ImportRun,
): Promise<ImportReport | BadInput> {
  const { import_id, author } = run;
  if (!check) await lockImports(db);
  const before = await loadImport(db, import_id);
  if (before && (before.noun !== noun || before.filename !== filename))
    return badInput({ file: OTHER_FILE });
  const done = before && (await loadReport(db, import_id));
  if (done) return done;
  const { counts, write } = await plan(db, run);
  if (!check) {
    await insertImport(db, { import_id, noun, filename }, { counts, author });
    await write();
    const { created, updated } = counts;
    await recordAudit(db, run, {
      action: "file.imported",
      record: { noun: "import", id: import_id, name: filename },
      after: { created, updated },
    });
  }
  return { import_id, ...counts };
}

/** The first ones are enough to correct a file; all of them would make the answer too large. */
const MOST_FAULTS = 2_000;

type Plan = {
  created: readonly unknown[];
  filled: readonly unknown[];
  unchanged: number;
  faults: readonly ImportFault[];
};

/** A line is faulty once, however many faults it has; one that lacks a cell only is not. */
export const countsOf = ({ created, filled, unchanged, faults }: Plan): ImportCounts => ({
  created: created.length,
  updated: filled.length,
  unchanged,
  faulty: new Set(faults.filter(({ aside }) => !aside).map(({ line }) => line)).size,
  aside: faults.filter(({ aside }) => aside).length,
  faults: faults.slice(0, MOST_FAULTS),
});
