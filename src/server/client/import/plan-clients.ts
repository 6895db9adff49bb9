/** Compares the lines of a client file with the shop's clients. */
import type { Described } from "../../../domain/client/import/directory.ts";
import {
  planClients,
  soughtBy,
  type ClientRow as ReadClient,
} from "../../../domain/client/import/plan.ts";
import { nameKey } from "../../../domain/client/names.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { monotonicIds } from "../../platform/monotonic-ids.ts";
import { chunksOf, inSlices } from "../../platform/slices.ts";
import { loadClients, type ClientRow } from "../store.ts";
import { countsOf, type ImportRun, type PlannedImport } from "./run.ts";
import { saveImportedClients } from "./save-clients.ts";
import { knownClientIds } from "./store.ts";

export async function planClientImport(
  db: ShopDb,
  rows: readonly ReadClient[],
  run: ImportRun,
): Promise<PlannedImport> {
  const compared = (done: number) => run.onProgress({ phase: "comparing", done, all: rows.length });
  compared(0);
  const known = await knownClients(db, soughtBy(rows));
  const plan = await inSlices(planClients(rows, known, monotonicIds()), compared);
  return { counts: countsOf(plan), write: () => saveImportedClients(db, plan, run) };
}

type Sought = Described & { ref: string };
/** Whole records, with their phones and addresses: more would delay other requests. */
const CLIENTS_AT_ONCE = 400;

/** All clients of the shop that these lines may mean, asked for a thousand lines at a time. */
export async function knownClients(db: ShopDb, sought: readonly Sought[]): Promise<ClientRow[]> {
  const ids = new Set<string>();
  for (const lines of chunksOf(sought))
    for (const id of await knownClientIds(db, keysOf(lines))) ids.add(id);
  const found: ClientRow[] = [];
  for (const some of chunksOf([...ids], CLIENTS_AT_ONCE))
    found.push(...(await loadClients(db, some)));
  return found;
}

const keysOf = (lines: readonly Sought[]) => ({
  emails: lines.map(({ email }) => email).filter(Boolean),
  phones: lines.flatMap(({ phones }) => phones.map(({ number }) => number)),
  names: lines.map(({ lastname, firstname }) => `${nameKey(lastname)} ${nameKey(firstname)}`),
  refs: lines.map(({ ref }) => ref).filter(Boolean),
});
