/**
 * Where the questions begin for one who names a part or a fault: « pompe de vidange » is about the draining.
 * Every node is known by its words and by the parts that `part-nodes.ts` files under it.
 */
import { kindOf } from "../kinds.ts";
import { dangersIn } from "../safety/free-words.ts";
import { compare, phraseOf, type Phrase, type Word } from "../word.ts";
import { PART_NODES } from "./part-nodes.ts";
import { TREE, nodeOf, rootOf } from "./tree.ts";
import { idsTo, openTunnel, tunnelTo, type Tunnel } from "./tunnel.ts";

/** The tunnel of a kind, as far as the words that found it go; from its root when they name only the machine. */
export function tunnelFor(kind_id: string, text: string): Tunnel {
  const entrance = openTunnel(kind_id);
  const lead = leadOf(kind_id, text);
  if (lead === undefined) return entrance;
  const path = tunnelTo(kind_id, lead);
  return path.path.length > entrance.path.length ? path : entrance;
}

/** The node that the words belong to; undefined when nothing or too many things answer to them. */
export function leadOf(kind_id: string, text: string): string | undefined {
  const found = nodeFor(kind_id, text);
  const id =
    found !== undefined && isUnsaidDanger(found, text) ? found.replace(/\/[^/]+$/, "") : found;
  return id?.includes("/") ? id : undefined;
}

/** A part is not yet a danger: the question that offers it is asked, unless the caller's words say it. */
function isUnsaidDanger(id: string, text: string): boolean {
  const { danger, childs } = nodeOf(id) ?? {};
  return danger !== undefined && !childs && !dangersIn(text).includes(danger);
}

function nodeFor(kind_id: string, text: string): string | undefined {
  const root = rootOf(kind_id).id;
  const places = placesOf(root);
  const typed = phraseOf(text.slice(0, 80));
  if (isName(kind_id, typed)) return undefined;
  const filed = filedUnder(typed, places);
  if (filed !== undefined) return filed;
  const wanted = wantedOf(kind_id, typed, places);
  if (wanted.length === 0) return undefined;
  const scored = places.map((place) => ({ id: place.id, score: scoreOf(place, wanted) }));
  const best = Math.max(...scored.map(({ score }) => score));
  if (best < ENOUGH) return undefined;
  const equals = scored.filter(({ score }) => score > best * NEAR).map(({ id }) => id);
  return commonOf(equals);
}

/** Below it, half of what is said would not be what the node says. */
const ENOUGH = 0.6;
/** Nodes that score as much, but for the length of their words: the question above them is asked. */
const NEAR = 0.97;

type Place = {
  id: string;
  own: readonly Phrase[];
  parts: readonly Phrase[];
  above: readonly Word[];
};
type Wanted = { word: Word; weight: number };

const known = new Map<string, readonly Place[]>();

function placesOf(root: string): readonly Place[] {
  const places = known.get(root) ?? TREE.filter(({ id }) => id.startsWith(`${root}/`)).map(placeOf);
  known.set(root, places);
  return places;
}

function placeOf({ id, name }: { id: string; name: string }): Place {
  const parts = (PART_NODES.get(id) ?? []).map(phraseOf);
  const above = idsTo(id)
    .slice(0, -1)
    .flatMap((one) => phraseOf(nodeOf(one)?.name ?? "").words);
  return { id, own: [phraseOf(name), ...parts], parts, above };
}

const isName = (kind_id: string, { joined }: Phrase): boolean =>
  phraseOf(kindOf(kind_id).name).joined.heard === joined.heard;

/** A part that is filed, written as it is or as it is heard: « robinet » names plumbing, and its question too. */
const filedUnder = ({ joined }: Phrase, places: readonly Place[]): string | undefined =>
  places.find(({ parts }) => parts.some((part) => part.joined.heard === joined.heard))?.id;

/** What is typed besides the machine's name; a rare word tells more, one that no node has tells nothing. */
function wantedOf(kind_id: string, typed: Phrase, places: readonly Place[]): Wanted[] {
  const wanted = besidesName(kind_id, typed)
    .map((word) => ({ word, found: places.filter(({ own }) => own.some(says(word))).length }))
    .filter(({ found }) => found > 0)
    .map(({ word, found }) => ({ word, weight: Math.log(1 + places.length / found) }));
  const ofName = labelsOf(kind_id).flat();
  return wanted.every(({ word }) => likest(word, ofName) > SAID) ? [] : wanted;
}

function labelsOf(kind_id: string): (readonly Word[])[] {
  const { name, synonyms } = kindOf(kind_id);
  return [name, ...synonyms].map((label) => phraseOf(label).words);
}

function besidesName(kind_id: string, typed: Phrase): readonly Word[] {
  const labels = labelsOf(kind_id);
  if (labels.some((words) => typed.words.every((word) => likest(word, words) > 0))) return [];
  const said = labels.filter((words) => words.every((word) => likest(word, typed.words) > SAID));
  const ofName = said.flat();
  const first = new Set(
    ofName.map((word) => typed.words.findIndex((one) => compare(one, word).like > SAID)),
  );
  return typed.words.filter((_, index) => !first.has(index));
}

const SAID = 0.65;

const likest = (word: Word, among: readonly Word[]): number =>
  Math.max(0, ...among.map((one) => compare(word, one).like));

const says = (word: Word) => (phrase: Phrase) => likest(word, phrase.words) > SAID;

/** How much of what is wanted the node says, itself or by the answers that lead to it. */
function scoreOf({ own, above }: Place, wanted: readonly Wanted[]): number {
  return Math.max(...own.map((phrase) => scorePhrase(phrase, above, wanted)));
}

function scorePhrase({ words }: Phrase, above: readonly Word[], wanted: readonly Wanted[]): number {
  let said = 0;
  let all = 0;
  let ownSaid = 0;
  for (const { word, weight } of wanted) {
    const own = likest(word, words);
    ownSaid += own > SAID ? 1 : 0;
    said += weight * Math.max(own, likest(word, above) * FROM_ABOVE);
    all += weight;
  }
  if (ownSaid === 0) return 0;
  return (said / all) * (0.85 + 0.15 * Math.min(1, ownSaid / words.length));
}

const FROM_ABOVE = 0.6;

/** The one node, or the last question that leads to all of them. */
function commonOf(ids: readonly string[]): string {
  const [first = [], ...others] = ids.map((id) => id.split("/"));
  const length = first.findIndex((slug, index) => others.some((other) => other[index] !== slug));
  return (length < 0 ? first : first.slice(0, length)).join("/");
}
