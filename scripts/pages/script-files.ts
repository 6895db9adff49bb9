/**
 * Which shared scripts of the office travel in one file. A bundler gives each set of screens a file of its own: a sheet
 * was 148 files, and each costs a browser 6 ms of processor time, and a slow line a round trip. Here two files become
 * one when the requests that this saves weigh more than what some screen then fetches for nothing.
 */

/** A file as the bundler made it; `imports` names those it needs at once, `modules` the sources in it. */
export type ScriptFile = {
  name: string;
  /** Gzipped. */
  bytes: number;
  imports: readonly string[];
  modules: readonly string[];
  /** Weight of an entry, a script loaded to open a screen or a dialog; 0 for a script that is only imported by others. */
  opens: number;
};

/** Bytes, gzipped, that cost as much as one more request. */
export const REQUEST = 3_000;

/** Files that become one. `openers`: the entries that load it, directly or through their imports. */
type Group = { files: Set<ScriptFile>; bytes: number; openers: Set<ScriptFile> };

/** For each module of a shared file, the name of the file that it travels in. `loaded` names the files that are always there. */
export function joinFiles(
  files: readonly ScriptFile[],
  loaded: readonly string[],
): Map<string, string> {
  const graph = graphOf(files, loaded);
  const shared = new Set(graph.groups.filter((group) => !isOpener(group)));
  const pairs: Pair[] = [];
  const consider = (a: Group, others: Iterable<Group>): void => {
    for (const b of others) {
      const gain = gainOf(a, b, graph);
      if (gain > 0) pairs.push({ a, b, gain });
    }
  };
  const left = new Set(shared);
  for (const group of shared) {
    left.delete(group);
    consider(group, left);
  }
  for (let best = takeBest(pairs); best; best = takeBest(pairs)) {
    const { a, b, gain } = best;
    if (!shared.has(a) || !shared.has(b)) continue;
    // What was joined meanwhile changes who needs what.
    const now = gainOf(a, b, graph);
    if (now < gain) {
      if (now > 0) pairs.push({ a, b, gain: now });
      continue;
    }
    if (isBetween(a, b, graph) || isBetween(b, a, graph)) continue;
    shared.delete(a);
    shared.delete(b);
    const joined = join(a, b, graph);
    consider(joined, shared);
    shared.add(joined);
  }
  return namesOf(shared);
}

const namesOf = (groups: Iterable<Group>): Map<string, string> =>
  new Map(
    [...groups].flatMap(({ files }, turn) =>
      [...files].flatMap(({ modules }) => modules.map((id) => [id, `shared-${turn}`] as const)),
    ),
  );

const isOpener = ({ files }: Group): boolean => [...files].some(({ opens }) => opens > 0);

type Graph = {
  groups: readonly Group[];
  /** The files that one needs at once, but for those that are always there. */
  importsOf: ReadonlyMap<ScriptFile, readonly ScriptFile[]>;
  groupOf: Map<ScriptFile, Group>;
};

function graphOf(files: readonly ScriptFile[], loaded: readonly string[]): Graph {
  const byName = new Map(files.map((file) => [file.name, file]));
  const named = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? []);
  const there = new Set(named(loaded));
  for (const file of there) for (const next of named(file.imports)) there.add(next);
  const fetched = files.filter((file) => !there.has(file));
  const importsOf = new Map(
    fetched.map((file) => [file, named(file.imports).filter((one) => !there.has(one))]),
  );
  const groups = fetched.map((file) => ({
    files: new Set([file]),
    bytes: file.bytes,
    openers: new Set<ScriptFile>(),
  }));
  const groupOf = new Map(fetched.map((file, turn) => [file, groups[turn] as Group]));
  const graph = { groups, importsOf, groupOf };
  for (const group of groups)
    for (const opener of group.files)
      if (opener.opens > 0) for (const one of neededBy(group, graph)) one.openers.add(opener);
  return graph;
}

const importsOfGroup = ({ files }: Group, { importsOf, groupOf }: Graph): Set<Group> =>
  new Set(
    [...files].flatMap((file) => importsOf.get(file) ?? []).flatMap((f) => groupOf.get(f) ?? []),
  );

/** This group and all that it needs at once. */
function neededBy(group: Group, graph: Graph): Set<Group> {
  const found = new Set([group]);
  for (const one of found) for (const next of importsOfGroup(one, graph)) found.add(next);
  return found;
}

type Pair = { a: Group; b: Group; gain: number };

/** In requests: those saved by all that need both, less what the others would fetch for nothing. */
function gainOf(a: Group, b: Group, graph: Graph): number {
  let saved = 0;
  for (const opener of a.openers) if (b.openers.has(opener)) saved += opener.opens;
  if (saved === 0) return 0;
  const least = (wastedOn(a, b, [b]) + wastedOn(b, a, [a])) / REQUEST;
  if (saved <= least) return 0;
  return (
    saved - (wastedOn(a, b, neededBy(b, graph)) + wastedOn(b, a, neededBy(a, graph))) / REQUEST
  );
}

/**
 * Bytes that the openers of `a` alone would fetch for nothing if `b` came with it, weighed by `opens`. `needed` is `b` and
 * what it imports; each of those imports is also one more request.
 */
function wastedOn(a: Group, b: Group, needed: Iterable<Group>): number {
  const others = [...a.openers].filter((opener) => !b.openers.has(opener));
  let bytes = 0;
  for (const group of needed) {
    const cost = group === b ? group.bytes : group.bytes + REQUEST;
    for (const opener of others) if (!group.openers.has(opener)) bytes += opener.opens * cost;
  }
  return bytes;
}

function takeBest(pairs: Pair[]): Pair | undefined {
  let best = 0;
  for (const [place, { gain }] of pairs.entries())
    if (gain > (pairs[best]?.gain ?? 0)) best = place;
  const taken = pairs[best];
  const last = pairs.pop();
  if (last && taken !== last) pairs[best] = last;
  return taken;
}

/** Puts the new group in the place of both. */
function join(a: Group, b: Group, graph: Graph): Group {
  const joined = {
    files: a.files.union(b.files),
    bytes: a.bytes + b.bytes,
    openers: a.openers.union(b.openers),
  };
  for (const file of joined.files) graph.groupOf.set(file, joined);
  for (const group of neededBy(joined, graph))
    for (const opener of joined.openers) group.openers.add(opener);
  return joined;
}

/** Whether `from` imports `to` through another group: joining the two would make a circular import with that group. */
function isBetween(from: Group, to: Group, graph: Graph): boolean {
  const found = importsOfGroup(from, graph);
  found.delete(to);
  found.delete(from);
  for (const group of found)
    for (const next of importsOfGroup(group, graph)) {
      if (next === to) return true;
      found.add(next);
    }
  return false;
}
