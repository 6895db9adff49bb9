/** Words as typed by clients, and how much two of them are alike. */
import { soundOf } from "./sound.ts";
import { typingErrors } from "./typing.ts";

/** `heard` keeps every letter that is pronounced; `sound` is the coarser key of those who write by ear. */
export type Word = { said: string; heard: string; sound: string };
export type Phrase = { words: readonly Word[]; joined: Word };
const SMALL_WORDS = new Set(
  (
    "a ai au avec c ca ce cette d dans de des du e elle en est et il j je l la le les ma mes mon n ne notre o " +
    "nous ou pas plus pour qu que qui s sur un une"
  ).split(" "),
);
/** What is asked of every shop, for any machine: « dépanneur de frigo ». */
const ANY_REPAIR = /^(repar(er|ation|ateur|atrice)|depann(er|age|eur|euse))s?$/;

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
    .filter((word) => (isBegun || !SMALL_WORDS.has(word)) && !ANY_REPAIR.test(word))
    .map((word) => wordOf(word.length > 3 ? word.replace(/s$|(?<=[aeo]u)x$/, "") : word));
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
  sound: soundOf(said),
});

export const phraseOf = (text: string): Phrase => phraseOfWords(wordsOf(text));

/** The same words with some of them replaced: « leau » by « eau ». */
export const withWords = ({ words }: Phrase, instead: (said: string) => string): Phrase =>
  phraseOfWords(
    words.map((word) => (instead(word.said) === word.said ? word : wordOf(instead(word.said)))),
  );

function phraseOfWords(words: readonly Word[]): Phrase {
  return { words, joined: wordOf(words.map(({ said }) => said).join("")) };
}

/** `like`: 1 same word, about 0.9 begun, less when mistyped, otherwise 0. `same`: as a word of a sentence. */
export type Likeness = { like: number; same: number };

const IDENTICAL: Likeness = { like: 1, same: 1 };

export function compare(typed: Word, known: Word): Likeness {
  if (typed.said === known.said) return IDENTICAL;
  const errors = mistyped(typed, known);
  return { like: likely(typed, known, errors), same: inSentence(typed, known, errors) };
}

/** How much two words are alike, nothing else being typed. */
export const likeness = (typed: Word, known: Word): number => compare(typed, known).like;

function likely(typed: Word, known: Word, misspelt: number): number {
  if (typed.said.length >= 2 && known.said.startsWith(typed.said))
    return 0.8 + (0.15 * typed.said.length) / known.said.length;
  return Math.max(misspelt, begun(typed, known));
}

/**
 * In a sentence nothing says which word names the machine: a word of every day is never a misspelt one,
 * « bien » is no « bain », and a short word may have one error at most.
 */
function inSentence(typed: Word, known: Word, misspelt: number): number {
  if (typed.said.length < 3 || EVERYDAY.has(typed.said)) return 0;
  if (typed.said.length > 6 && known.said.startsWith(typed.said)) return 0.75;
  if (misspelt < 0.7) return 0;
  if (typed.heard.length >= 6) return misspelt;
  return known.heard.length > 3 ? misspelt - 0.1 : 0;
}

/** Words of every sentence that are near the name of a machine or of a part. */
const EVERYDAY = new Set(
  (
    "bien mere pere frere fait faire fais faut bonne bon jour jours mois hier soir matin midi nuit heure " +
    "heures depuis encore toujours jamais tout toute tous toutes rien trop tres peu mal bas haut cote dessus " +
    "dessous devant derriere sous dans chez pour par avec sans mais donc alors aussi comme quand combien comment " +
    "merci salut madame monsieur votre vos leur elles ils eux sont etait ete sera avoir etre peut peux veut veux " +
    "dois doit marche marcher arrive arret arrete tombe tomber coule fuit fuite casse sent sens sort part tourne " +
    "ouvre ferme allume eteint saute bouge reste pose poser mettre mise prend pris perd vide plein bouche bouge " +
    "neuf neuve vieux vieille grand grande petit petite gros grosse rouge vert noir blanc bleu gris jaune chaud " +
    "chaude froid froide fort forte fois deux trois quatre cinq six sept huit neuf dix premier seul seule meme autre " +
    "maison cuisine salle chambre garage jardin cave etage voisin gens mari femme fille fils enfant bruit odeur " +
    "panne probleme souci appareil piece prix devis bonjour urgent vite merci rendez cour mot moto monte auto car bus"
  ).split(" "),
);

/** 0.75 same sound, 0.72 nearly, 0.7 mistyped once, 0.6 twice in a long word, otherwise 0. */
function mistyped(typed: Word, known: Word): number {
  if (typed.heard === known.heard) return 0.75;
  if (typed.sound === known.sound && typed.sound.length > 2) return 0.72;
  const allowed = allowedIn(typed.heard);
  if (allowed === 0 || typed.heard[0] !== known.heard[0]) return 0;
  if (Math.abs(typed.heard.length - known.heard.length) > allowed) return 0;
  const errors = Math.min(
    typingErrors(typed.heard, known.heard, allowed),
    typingErrors(typed.said, known.said, allowed),
  );
  return errors <= allowed ? 0.8 - 0.1 * errors : 0;
}

/** The beginning of a longer word, mistyped: a little less than the whole word. */
function begun({ heard }: Word, known: Word): number {
  const allowed = allowedIn(heard);
  const isShort = heard.length > 4 && heard.length < known.heard.length - allowed;
  if (!isShort || heard[0] !== known.heard[0]) return 0;
  const errors = typingErrors(heard, known.heard.slice(0, heard.length), allowed);
  return errors <= allowed ? 0.75 - 0.1 * errors : 0;
}

/** Typing errors forgiven: none in a short word, one, two in a long one. */
const allowedIn = ({ length }: string): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);
