import { APPLIANCE_KINDS, type ApplianceKind } from "./kinds.ts";
import { typingErrors } from "./typing.ts";

/**
 * Finds appliances by what a client types: case, accents, hyphens, plurals and small typing errors do
 * not matter; a word begun is enough. Best first. Every word typed must be found, unless what is typed is
 * a sentence that says the appliance's name or a synonym whole: « mon frigo Bosch ne refroidit plus ».
 */
export function searchKinds(text: string, limit = 8): readonly ApplianceKind[] {
  const typed = wordsOf(text.slice(0, 80)).filter((word) => !SMALL_WORDS.has(word));
  if (typed.length === 0) return [];
  return entries
    .map(({ kind, labels }) => ({
      kind,
      score: Math.max(...labels.map((label) => scoreLabel(typed, label))),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ kind }) => kind);
}

type Label = { words: readonly string[]; weight: number };

const SMALL_WORDS = new Set(
  "a au d de des du en et l la le les ma mes mon ne ou pas plus un une".split(" "),
);

/** Lower case, without accents or plural marks: « Machines à laver » → machine, a, laver. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/, "") : word));

const labelOf = (text: string, weight: number): Label => ({
  words: wordsOf(text).filter((word) => !SMALL_WORDS.has(word)),
  weight,
});

const entries = APPLIANCE_KINDS.map((kind) => ({
  kind,
  labels: [labelOf(kind.name, 1.1), ...kind.synonyms.map((synonym) => labelOf(synonym, 1))],
}));

/** 0 when one typed word is missing; nearer 1 when the label says that and nothing else. */
function scoreLabel(typed: readonly string[], label: Label): number {
  const parts = typed.map((word) =>
    Math.max(0, ...label.words.map((known) => likeness(word, known))),
  );
  if (parts.includes(0)) return Math.max(scoreJoined(typed, label), scoreInside(typed, label));
  const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length;
  const coverage = Math.min(1, typed.length / label.words.length);
  return label.weight * mean * (0.7 + 0.3 * coverage);
}

/** « lavelinge » and « micro onde » are the same words, joined or cut. */
function scoreJoined(typed: readonly string[], label: Label): number {
  const likely = likeness(typed.join(""), label.words.join(""));
  return likely > 0.5 ? label.weight * likely * 0.9 : 0;
}

/** Among other words, a label counts only when it is said whole; the longer it is, the more it counts. */
const scoreInside = (typed: readonly string[], { words, weight }: Label): number =>
  words.every((word) => typed.includes(word))
    ? 0.3 * weight * Math.min(2, words.length / 2 + 0.5)
    : 0;

/** 1 same word, about 0.9 begun, 0.7 mistyped once, 0.6 twice in a long word, otherwise 0. */
function likeness(typed: string, known: string): number {
  if (typed === known) return 1;
  if (typed.length >= 2 && known.startsWith(typed))
    return 0.8 + (0.15 * typed.length) / known.length;
  const allowed = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (allowed === 0 || typed[0] !== known[0]) return 0;
  const errors = typingErrors(
    typed,
    typed.length < known.length - allowed ? known.slice(0, typed.length) : known,
  );
  return errors <= allowed ? 0.8 - 0.1 * errors : 0;
}
