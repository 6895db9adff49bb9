import { KIND_PARTS } from "./kinds/parts.ts";
import { APPLIANCE_KINDS, type ApplianceKind } from "./kinds.ts";
import { soundOf } from "./sound.ts";
import { compare, likeness, phraseOf, withWords, type Phrase, type Word } from "./word.ts";

/**
 * Finds appliances by what a client types: case, accents, hyphens, plurals, the order of the words and
 * errors of the hand or of the ear do not matter; a word begun is enough. Best first. Every word typed must
 * be found, unless what is typed says a name, a synonym, a part or a fault whole, be it misspelt: « mon frigo
 * Bosch ne refroidit plus ».
 */
export function searchKinds(text: string, limit = 8): readonly ApplianceKind[] {
  const typed = withWords(phraseOf(text.slice(0, 80)), unglued);
  if (typed.words.length === 0) return [];
  const likely = likenessesOf(typed);
  return entries
    .map(({ kind, labels }) => ({
      kind,
      score: Math.max(...labels.map((label) => scoreLabel(typed, label, likely))),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ kind }) => kind);
}

/** `ids` number the words of the label in the vocabulary. */
type Label = Phrase & { ids: readonly number[]; weight: number; is: "name" | "hint" | "part" };

const vocabulary: Word[] = [];
const numbers = new Map<string, number>();

const partsOf = new Map(KIND_PARTS.map(({ kind_id, names }) => [kind_id, names]));
const entries = APPLIANCE_KINDS.map((kind) => ({ kind, labels: labelsOf(kind) }));

function labelsOf({ id, name, synonyms, hints = [] }: ApplianceKind): Label[] {
  return [
    labelOf(name, 1.1, "name"),
    ...synonyms.map((synonym) => labelOf(synonym, 1, "name")),
    ...hints.map((hint) => labelOf(hint, 1, "hint")),
    ...(partsOf.get(id) ?? []).map((part) => labelOf(part, 0.9, "part")),
  ];
}

function labelOf(text: string, weight: number, is: Label["is"]): Label {
  const phrase = phraseOf(text);
  return { ...phrase, ids: phrase.words.map(numberOf), weight, is };
}

function numberOf(word: Word): number {
  const number = numbers.get(word.said) ?? vocabulary.push(word) - 1;
  numbers.set(word.said, number);
  return number;
}

/** « lhotte », « deau », « lachaudiere »: an article glued to its noun, whose apostrophe or space was forgotten. */
function unglued(said: string): string {
  if (!GLUED.test(said) || isBegun(said)) return said;
  const rests = [said.replace(/^[ld](?=[aeiouyh])/, ""), said.replace(/^l[ae]?/, "")];
  return rests.find((rest) => rest.length > 2 && isNoun(rest)) ?? said;
}

const GLUED = /^(l|d[aeiouyh])/;

/** A word of the catalogue, or a long one that sounds like it. */
const isNoun = (said: string): boolean =>
  numbers.has(said) || (said.length > 6 && sounds.has(soundOf(said)));
const sounds = new Set(vocabulary.map(({ sound }) => sound));

const isBegun = (said: string): boolean => vocabulary.some((word) => word.said.startsWith(said));

/** How much each word typed is like each word of the vocabulary: compared once, however many labels share it. */
type Rates = readonly Float64Array[];
type Likely = { like: Rates; same: Rates };

/** The words that may be alike begin alike, as written or as heard. */
const neighbours = new Map<string, number[]>();
for (const [id, word] of vocabulary.entries())
  for (const letter of beginningsOf(word))
    neighbours.set(letter, [...(neighbours.get(letter) ?? []), id]);

function beginningsOf({ said, heard, sound }: Word): string[] {
  return [...new Set([said, heard, sound].map((spelling) => spelling.charAt(0)))];
}

function likenessesOf({ words }: Phrase): Likely {
  const rates = words.map(ratesOf);
  return { like: rates.map(({ like }) => like), same: rates.map(({ same }) => same) };
}

function ratesOf(word: Word): { like: Float64Array; same: Float64Array } {
  const like = new Float64Array(vocabulary.length);
  const same = new Float64Array(vocabulary.length);
  // A word that the catalogue knows is not another one misspelt: « lave » is no « lame ».
  const isKnown = numbers.has(word.said);
  for (const id of new Set(beginningsOf(word).flatMap((letter) => neighbours.get(letter) ?? []))) {
    const known = vocabulary[id];
    if (!known) continue;
    const rate = compare(word, known);
    like[id] = rate.like;
    same[id] = isKnown && rate.same < 1 ? 0 : rate.same;
  }
  return { like, same };
}

function best(rates: Float64Array, ids: readonly number[]): number {
  let most = 0;
  for (const id of ids) most = Math.max(most, rates[id] ?? 0);
  return most;
}

/** 0 when one typed word is missing; nearer 1 when the label says that and nothing else. */
function scoreLabel(typed: Phrase, label: Label, { like, same }: Likely): number {
  const { said } = typed.joined;
  // Three letters begin too many parts: machines first.
  if (label.is === "part" && said.length < 4 && said !== label.joined.said) return 0;
  const mean = meanOf(like, label.ids);
  if (mean === 0) return Math.max(scoreJoined(typed, label), scoreInside(typed, label, same));
  const coverage = Math.min(1, like.length / label.words.length);
  // A bad guess at half a name is none: « chargeur » is no « pompe à chaleur ».
  return mean < 0.66 && coverage < 1 ? 0 : label.weight * mean * (0.7 + 0.3 * coverage);
}

/** How much each word is like one of the label, on average; 0 as soon as one is not at all. */
function meanOf(like: Rates, ids: readonly number[]): number {
  let sum = 0;
  for (const rates of like) {
    const most = best(rates, ids);
    if (most === 0) return 0;
    sum += most;
  }
  return sum / like.length;
}

/** « lavelinge » and « micro onde » are the same words, joined or cut. */
function scoreJoined({ joined }: Phrase, label: Label): number {
  if (!begins(joined, label.joined)) return 0;
  const likely = likeness(joined, label.joined);
  return likely > 0.65 ? label.weight * likely * 0.9 : 0;
}

const begins = (typed: Word, known: Word): boolean =>
  typed.heard[0] === known.heard[0] || typed.sound[0] === known.sound[0];

/**
 * Among other words a label counts only when it is said whole: the longer it is the more, the later it
 * is said the less, and a part or a fault less than any machine.
 */
function scoreInside(typed: Phrase, { ids, joined, is, weight }: Label, same: Rates): number {
  const isJoined = typed.words.some(({ said, heard }) => said.length > 2 && heard === joined.heard);
  const said = isJoined ? 1 : leastSaid(same, ids);
  if (said === 0) return 0;
  const length = Math.min(2, ids.length / 2 + 0.5);
  const place = Math.max(
    0,
    same.findIndex((rates) => best(rates, ids) > 0),
  );
  return (is === "name" ? 0.3 : 0.12 * weight) * length * said * (1 - 0.01 * place);
}

/** How much the word of the label that is least said is said. */
function leastSaid(same: Rates, ids: readonly number[]): number {
  let least = 1;
  for (const id of ids) {
    let most = 0;
    for (const rates of same) most = Math.max(most, rates[id] ?? 0);
    if (most === 0) return 0;
    least = Math.min(least, most);
  }
  return least;
}
