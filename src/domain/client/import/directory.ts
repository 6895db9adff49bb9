/** Everybody an import may have to do with, found again by e-mail, telephone or name. */
import type { Client } from "../client.ts";
import { resemblance } from "../merge/duplicate.ts";
import { nameKey } from "../names.ts";
import { recognise } from "../same-client.ts";

export type Entry = Pick<
  Client,
  "id" | "lastname" | "firstname" | "email" | "phones" | "addresses"
>;
export type Described = Omit<Entry, "id">;

export type Directory<Kept extends Entry> = {
  /** Puts a record in, or in the place of the one with its id. */
  put: (record: Kept) => void;
  get: (id: string) => Kept | undefined;
  /** Who is described; « several » when more than one may be. */
  find: (described: Described) => Kept | "several" | undefined;
};

export function openDirectory<Kept extends Entry>(records: readonly Kept[]): Directory<Kept> {
  const byId = new Map<string, Kept>();
  const byKey = new Map<string, Set<string>>();
  const put = (record: Kept): void => {
    byId.set(record.id, record);
    for (const key of keysOf(record)) byKey.set(key, (byKey.get(key) ?? new Set()).add(record.id));
  };
  const isCrowd = (key: string): boolean => (byKey.get(key)?.size ?? 0) > CROWD;
  const near = (described: Described): Kept[] => {
    const keys = keysOf(described).filter((key) => !isCrowd(key));
    const ids = new Set(keys.flatMap((key) => [...(byKey.get(key) ?? [])]));
    return [...ids].flatMap((id) => byId.get(id) ?? []);
  };
  for (const record of records) put(record);
  return {
    put,
    get: (id) => byId.get(id),
    find: (described) =>
      knownAs(described, near(described)) ??
      (isReached(described) || !isCrowd(nameOf(described)) ? undefined : "several"),
  };
}

/**
 * What so many share tells nobody apart, a switchboard or « Client de passage »: only together with the
 * rest, a name with its telephone. Looking at each of them for each line would take minutes.
 */
const CROWD = 20;

const isReached = ({ email, phones }: Described): boolean => email !== "" || phones.length > 0;

const nameOf = ({ lastname, firstname }: Described): string =>
  `name ${nameKey(lastname)} ${nameKey(firstname)}`;

function keysOf(described: Described): string[] {
  const { email, phones } = described;
  const name = nameOf(described);
  const reached = [
    ...(email ? [`mail ${email.toLowerCase()}`] : []),
    ...phones.map(({ number }) => `phone ${number}`),
  ];
  return [name, ...reached, ...reached.map((key) => `${key} ${name}`)];
}

/** The same e-mail or telephone under a compatible name; else the same name that nothing contradicts. */
export function knownAs<Kept extends Entry>(
  described: Described,
  candidates: readonly Kept[],
): Kept | "several" | undefined {
  const recognised = recognise(described, candidates);
  if (recognised.found === "ambiguous") return "several";
  if (recognised.found === "same") return candidates.find(({ id }) => id === recognised.client_id);
  const [only, ...others] = candidates.filter((candidate) => isNamedAlike(described, candidate));
  return others.length > 0 ? "several" : only;
}

function isNamedAlike(described: Described, candidate: Entry): boolean {
  if (nameKey(described.lastname) !== nameKey(candidate.lastname)) return false;
  if (nameKey(described.firstname) !== nameKey(candidate.firstname)) return false;
  if (resemblance(described, candidate).strength === "sure") return true;
  return !contradicts(described, candidate);
}

/** Two e-mails, two telephones or two postal codes: a homonym. */
function contradicts(described: Described, candidate: Entry): boolean {
  const zips = new Set(candidate.addresses.map(({ zip }) => zip));
  return (
    (described.email !== "" && candidate.email !== "") ||
    (described.phones.length > 0 && candidate.phones.length > 0) ||
    (described.addresses.length > 0 &&
      zips.size > 0 &&
      !described.addresses.some(({ zip }) => zips.has(zip)))
  );
}
