/** Words as typed by clients, and how much two of them are alike. */
import { typingErrors } from "./typing.ts";

export type Word = { said: string; heard: string };
export type Phrase = { words: readonly Word[]; joined: Word };
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

export function phraseOf(text: string): Phrase {
  const words = wordsOf(text);
  return { words, joined: wordOf(words.map(({ said }) => said).join("")) };
}

/** 1 same word, about 0.9 begun, less when mistyped, otherwise 0. */
export function likeness(typed: Word, known: Word): number {
  if (typed.said === known.said) return 1;
  if (typed.said.length >= 2 && known.said.startsWith(typed.said))
    return 0.8 + (0.15 * typed.said.length) / known.said.length;
  return Math.max(mistyped(typed, known), begun(typed, known));
}

/** In a sentence a short word must be written as it is known, « bien » is no « bain », and a long one almost. */
export function sameness(typed: Word, known: Word): number {
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
