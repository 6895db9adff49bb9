/** What importing a file of clients would do, line by line: create, complete, leave as it is, or refuse. */
import { openDirectory, type Directory } from "./directory.ts";
import { gainOf, isEmptyGain, withGain, type Gain } from "../gain.ts";
import { MOST_ADDRESSES, MOST_PHONES } from "../limits.ts";
import { isFaulty, type ClientLine, type ImportFault } from "./import.ts";
import type { ReadRow } from "./request.ts";

/** A line as it was read, or what is wrong with it. */
export type ClientRow = ReadRow<ClientLine | ImportFault[]>;

export type ImportedClient = Omit<ClientLine, "ref" | "aside"> & { id: string };
export type Filled = { client_id: string; gain: Gain };

export type ClientPlan = {
  created: readonly ImportedClient[];
  /** Clients of the shop that gain something; blanks only. */
  filled: readonly Filled[];
  /** Lines that bring nothing new. */
  unchanged: number;
  faults: readonly ImportFault[];
};

type Work = {
  directory: Directory<ImportedClient>;
  newId: () => string;
  created: Map<string, ImportedClient>;
  filled: Map<string, Gain>;
  /** Which record each id of an export is, and which id each record has. */
  byRef: Map<string, string>;
  refs: Map<string, string>;
  unchanged: number;
};

/**
 * A client met twice in the file is one client; `shop` holds whom the file may mean (server, by keys). Line
 * by line, each step telling how many were looked at, so that a long file can be planned in slices.
 */
export function* planClients(
  rows: readonly ClientRow[],
  shop: readonly ImportedClient[],
  newId: () => string,
): Generator<number, ClientPlan> {
  const work = begin(newId);
  for (const client of shop) {
    work.directory.put(client);
    yield 0;
  }
  const faults: ImportFault[] = [];
  for (const [index, { line, read }] of rows.entries()) {
    faults.push(...(isFaulty(read) ? read : place(work, read, line)));
    yield index + 1;
  }
  return {
    created: [...work.created.values()],
    filled: [...work.filled].map(([client_id, gain]) => ({ client_id, gain })),
    unchanged: work.unchanged,
    faults,
  };
}

const begin = (newId: () => string): Work => ({
  directory: openDirectory<ImportedClient>([]),
  newId,
  created: new Map(),
  filled: new Map(),
  byRef: new Map(),
  refs: new Map(),
  unchanged: 0,
});

function place(work: Work, line: ClientLine, at: number): readonly ImportFault[] {
  const known = knownIn(work, line);
  if (known === "several") return [{ line: at, column: "", message: SEVERAL }];
  const id = known ? complete(work, known, line) : create(work, line);
  if (id === undefined) return [{ line: at, column: "", message: FULL }];
  if (line.ref !== "") {
    work.byRef.set(line.ref, id);
    work.refs.set(id, line.ref);
  }
  return line.aside;
}

/** By the id of an export first; two ids are two clients, however alike. */
function knownIn({ directory, byRef, refs }: Work, line: ClientLine) {
  const named = directory.get(line.ref) ?? directory.get(byRef.get(line.ref) ?? "");
  if (named) return named;
  const found = directory.find(line);
  if (typeof found !== "object" || line.ref === "") return found;
  return refs.has(found.id) ? undefined : found;
}

export const SEVERAL =
  "Plusieurs fiches de l’atelier correspondent à ce client : réunissez-les d’abord, ou saisissez cette ligne à la main.";

function create(
  { directory, created, newId }: Work,
  { ref: _ref, aside: _aside, ...line }: ClientLine,
): string {
  const addresses = line.addresses.map((address) => ({ ...address, address_id: newId() }));
  const client = { ...line, id: newId(), addresses };
  created.set(client.id, client);
  directory.put(client);
  return client.id;
}

export const FULL =
  "Une fiche a vingt téléphones et cinquante adresses au plus\u00a0: répartissez ces lignes sur plusieurs fiches.";

/** Undefined when the record would hold more than a form takes. */
function complete(work: Work, known: ImportedClient, line: ClientLine): string | undefined {
  const gain = gainOf(known, line, work.newId);
  if (isEmptyGain(gain)) {
    work.unchanged++;
    return known.id;
  }
  const richer = withGain(known, gain);
  if (richer.phones.length > MOST_PHONES || richer.addresses.length > MOST_ADDRESSES)
    return undefined;
  work.directory.put(richer);
  if (work.created.has(known.id)) work.created.set(known.id, richer);
  else work.filled.set(known.id, together(work.filled.get(known.id), gain));
  return known.id;
}

const together = (before: Gain | undefined, gain: Gain): Gain =>
  before
    ? {
        fields: { ...before.fields, ...gain.fields },
        phones: [...before.phones, ...gain.phones],
        addresses: [...before.addresses, ...gain.addresses],
      }
    : gain;

/** Who to look for in the shop before planning: those whose line can be read. */
export const soughtBy = (rows: readonly ClientRow[]): readonly ClientLine[] =>
  rows.flatMap(({ read }) => (isFaulty(read) ? [] : [read]));
