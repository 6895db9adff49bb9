import { APPLIANCE_KINDS, type ApplianceKind } from "./kinds.ts";
import { typingErrors } from "./typing.ts";

/**
 * Finds appliances by what a client types: case, accents, hyphens, plurals, the order of the words and
 * small typing errors do not matter; a word begun is enough. Best first. Every word typed must be found,
 * unless what is typed says the appliance's name or a synonym whole: « mon frigo Bosch ne refroidit plus ».
 */
export function searchKinds(text: string, limit = 8): readonly ApplianceKind[] {
  const typed = saidIn(text.slice(0, 80));
  if (typed.words.length === 0) return [];
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

type Word = { said: string; heard: string };
type Said = { words: readonly Word[]; joined: Word };
type Label = Said & { weight: number; isHint: boolean };

const SMALL_WORDS = new Set(
  (
    "a ai au avec c ca ce cette d dans de des du e elle en est et il j je l la le les ma mes mon n ne notre o " +
    "nous ou pas plus pour qu que qui s sur un une"
  ).split(" "),
);

/** Lower case, without accents or plural marks: « Machines à laver » → machine, laver. */
function wordsOf(text: string): Word[] {
  const words = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  // « mon » alone is « montre » begun.
  const isBegun = words.length === 1 && text.length > 2;
  return words
    .filter((word) => isBegun || !SMALL_WORDS.has(word))
    .map((word) => wordOf(word.length > 3 ? word.replace(/[sx]$/, "") : word));
}

/** As it sounds, for those who write by ear: « kafetière », « téléfone », « frijidère ». */
const wordOf = (said: string): Word => ({
  said,
  heard: said
    .replace(/ph/g, "f")
    .replace(/s?[cs]h/g, "ch")
    .replace(/e?au/g, "o")
    .replace(/[ae]i/g, "e")
    .replace(/qu?|c(?![ehiy])/g, "k")
    .replace(/g(?=[eiy])/g, "j")
    .replace(/(?<!c)h/g, "")
    .replace(/y/g, "i")
    .replace(/(.)\1/g, "$1"),
});

function saidIn(text: string): Said {
  const words = wordsOf(text);
  return { words, joined: wordOf(words.map(({ said }) => said).join("")) };
}

const entries = APPLIANCE_KINDS.map((kind) => ({ kind, labels: labelsOf(kind) }));

function labelsOf({ name, synonyms, hints = [] }: ApplianceKind): Label[] {
  return [
    { ...saidIn(name), weight: 1.1, isHint: false },
    ...synonyms.map((synonym) => ({ ...saidIn(synonym), weight: 1, isHint: false })),
    ...hints.map((hint) => ({ ...saidIn(hint), weight: 1, isHint: true })),
  ];
}

/** 0 when one typed word is missing; nearer 1 when the label says that and nothing else. */
function scoreLabel(typed: Said, label: Label): number {
  const parts = typed.words.map((word) =>
    Math.max(0, ...label.words.map((known) => likeness(word, known))),
  );
  if (parts.includes(0)) return Math.max(scoreJoined(typed, label), scoreInside(typed, label));
  const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length;
  const coverage = Math.min(1, parts.length / label.words.length);
  // A bad guess at half a name is none: « chargeur » is no « pompe à chaleur ».
  return mean < 0.66 && coverage < 1 ? 0 : label.weight * mean * (0.7 + 0.3 * coverage);
}

/** « lavelinge » and « micro onde » are the same words, joined or cut. */
function scoreJoined({ joined }: Said, label: Label): number {
  const likely = likeness(joined, label.joined);
  return likely > 0.65 ? label.weight * likely * 0.9 : 0;
}

/**
 * Among other words a label counts only when it is said whole: the longer it is the more, the later it
 * is said the less, and a part or a fault less than any machine.
 */
function scoreInside(typed: Said, { words, joined, isHint }: Label): number {
  const isJoined = typed.words.some(({ heard }) => heard === joined.heard);
  const parts = words.map((known) => Math.max(...typed.words.map((word) => sameness(word, known))));
  const said = isJoined ? 1 : Math.min(...parts);
  if (said === 0) return 0;
  const length = Math.min(2, words.length / 2 + 0.5);
  return (isHint ? 0.12 : 0.3) * length * said * (1 - 0.01 * placeOf(typed, words));
}

/** Where the first word of a label is said. */
const placeOf = (typed: Said, words: readonly Word[]): number =>
  Math.max(
    0,
    typed.words.findIndex((word) => words.some((known) => sameness(word, known) > 0)),
  );

/** 1 same word, about 0.9 begun, less when mistyped, otherwise 0. */
function likeness(typed: Word, known: Word): number {
  if (typed.said === known.said) return 1;
  if (typed.said.length >= 2 && known.said.startsWith(typed.said))
    return 0.8 + (0.15 * typed.said.length) / known.said.length;
  return Math.max(mistyped(typed, known), begun(typed, known));
}

/** In a sentence a short word must be written as it is known, « bien » is no « bain », and a long one almost. */
function sameness(typed: Word, known: Word): number {
  if (typed.said === known.said) return 1;
  if (typed.heard.length < 6)
    return typed.heard.length > 3 && typed.heard === known.heard ? 0.75 : 0;
  const likely = mistyped(typed, known);
  return likely < 0.7 ? 0 : likely;
}

/** 0.75 same sound, 0.7 mistyped once, 0.6 twice in a long word, otherwise 0. */
function mistyped(typed: Word, known: Word): number {
  if (typed.heard === known.heard) return 0.75;
  const allowed = allowedIn(typed.heard);
  if (allowed === 0 || typed.heard[0] !== known.heard[0]) return 0;
  if (Math.abs(typed.heard.length - known.heard.length) > allowed) return 0;
  const errors = Math.min(
    typingErrors(typed.heard, known.heard),
    typingErrors(typed.said, known.said),
  );
  return errors <= allowed ? 0.8 - 0.1 * errors : 0;
}

/** The beginning of a longer word, mistyped: a little less than the whole word. */
function begun({ heard }: Word, known: Word): number {
  const allowed = allowedIn(heard);
  const isShort = heard.length > 4 && heard.length < known.heard.length - allowed;
  if (!isShort || heard[0] !== known.heard[0]) return 0;
  const errors = typingErrors(heard, known.heard.slice(0, heard.length));
  return errors <= allowed ? 0.75 - 0.1 * errors : 0;
}

/** Typing errors forgiven: none in a short word, one, two in a long one. */
const allowedIn = ({ length }: string): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);
