import { APPLIANCE_KINDS, type ApplianceKind } from "./kinds.ts";
import { likeness, phraseOf, sameness, type Phrase, type Word } from "./word.ts";

/**
 * Finds appliances by what a client types: case, accents, hyphens, plurals, the order of the words and
 * small typing errors do not matter; a word begun is enough. Best first. Every word typed must be found,
 * unless what is typed says the appliance's name or a synonym whole: « mon frigo Bosch ne refroidit plus ».
 */
export function searchKinds(text: string, limit = 8): readonly ApplianceKind[] {
  const typed = phraseOf(text.slice(0, 80));
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

type Label = Phrase & { weight: number; isHint: boolean };

const entries = APPLIANCE_KINDS.map((kind) => ({ kind, labels: labelsOf(kind) }));

function labelsOf({ name, synonyms, hints = [] }: ApplianceKind): Label[] {
  return [
    { ...phraseOf(name), weight: 1.1, isHint: false },
    ...synonyms.map((synonym) => ({ ...phraseOf(synonym), weight: 1, isHint: false })),
    ...hints.map((hint) => ({ ...phraseOf(hint), weight: 1, isHint: true })),
  ];
}

/** 0 when one typed word is missing; nearer 1 when the label says that and nothing else. */
function scoreLabel(typed: Phrase, label: Label): number {
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
function scoreJoined({ joined }: Phrase, label: Label): number {
  const likely = likeness(joined, label.joined);
  return likely > 0.65 ? label.weight * likely * 0.9 : 0;
}

/**
 * Among other words a label counts only when it is said whole: the longer it is the more, the later it
 * is said the less, and a part or a fault less than any machine.
 */
function scoreInside(typed: Phrase, { words, joined, isHint }: Label): number {
  const isJoined = typed.words.some(({ heard }) => heard === joined.heard);
  const parts = words.map((known) => Math.max(...typed.words.map((word) => sameness(word, known))));
  const said = isJoined ? 1 : Math.min(...parts);
  if (said === 0) return 0;
  const length = Math.min(2, words.length / 2 + 0.5);
  return (isHint ? 0.12 : 0.3) * length * said * (1 - 0.01 * placeOf(typed, words));
}

/** Where the first word of a label is said. */
const placeOf = (typed: Phrase, words: readonly Word[]): number =>
  Math.max(
    0,
    typed.words.findIndex((word) => words.some((known) => sameness(word, known) > 0)),
  );
