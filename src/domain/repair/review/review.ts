/** What the client of a finished repair says of it, and how it is shown. */
import type { Client } from "../../client/client.ts";
import { refuse, type Decision } from "../../decision.ts";
import type { Instant, LocalDate } from "../../time.ts";
import { clean } from "../../validation.ts";

export const REVIEW_STATES = ["published", "waiting", "refused", "withdrawn"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const STARS = [1, 2, 3, 4, 5] as const;
export const STARS_FR: Record<number, string> = {
  1: "Très déçu",
  2: "Déçu",
  3: "Correct",
  4: "Satisfait",
  5: "Très satisfait",
};
export const MOST_REVIEW = 2_000;
export const MOST_ANSWER = 1_000;

export type Review = {
  id: string;
  stars: number;
  text: string;
  /** « Claire D. »; empty for who gave no name. */
  author: string;
  /** « Lave-linge » */
  kind: string;
  done_on: LocalDate;
  created_at: Instant;
  changed_at: Instant | null;
  answer: string;
  answered_at: Instant | null;
};

export type ReviewRefusal =
  | "no-stars"
  | "long-review"
  | "long-answer"
  | "empty-answer"
  | "review-not-public"
  | "reason-unknown"
  | "review-decided";

export const REVIEW_REFUSAL_FR: Record<ReviewRefusal, string> = {
  "no-stars": "Choisissez de 1 à 5 étoiles.",
  "long-review": `Votre avis est trop long\u00a0: ${MOST_REVIEW} signes au plus.`,
  "long-answer": `Votre réponse est trop longue\u00a0: ${MOST_ANSWER} signes au plus.`,
  "empty-answer": "Écrivez une réponse, puis publiez-la.",
  "review-not-public": "Cet avis n’est plus publié. Rechargez la page.",
  "reason-unknown": "Choisissez l’un des motifs de la liste.",
  "review-decided": "Cet avis est déjà décidé. Rechargez la page.",
};

export type ReviewInput = { stars: number; text: string; isNamed: boolean };
type Typed = { stars: string; text: string; name: string };

/** What the form holds, cleaned; its text without addresses and numbers. */
export function parseReview({
  stars,
  text,
  name,
}: Typed): Decision<ReviewInput, "no-stars" | "long-review"> {
  const given = STARS.find((one) => String(one) === stars);
  if (!given) return refuse("no-stars");
  const written = clean(text);
  if (written.length > MOST_REVIEW) return refuse("long-review");
  return { stars: given, text: written, isNamed: name === "yes" };
}

export function parseAnswer(text: string): Decision<string, "long-answer" | "empty-answer"> {
  const written = clean(text);
  // Before the search for contacts, whose time grows faster than the text.
  if (written.length > MOST_ANSWER) return refuse("long-answer");
  const answer = maskContacts(written).text;
  if (answer === "") return refuse("empty-answer");
  return answer.length > MOST_ANSWER ? refuse("long-answer") : answer;
}

/** « Claire D. »: the first name and an initial; a company and who has no first name stay without. */
export function shownAuthor({
  type,
  firstname,
  lastname,
}: Pick<Client, "type" | "firstname" | "lastname">): string {
  if (type === "Entreprise" || firstname.trim() === "") return "";
  const [initial] = lastname.trim();
  return initial
    ? `${firstname.trim().slice(0, 50)} ${initial.toUpperCase()}.`
    : firstname.trim().slice(0, 50);
}

export const MASK = "•••";
const CONTACTS = [
  /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+(?:\.[\w-]+)+/giu,
  /\b(?:https?:\/\/|www\.)\S+/giu,
  /\b[\w-]{2,}\.(?:fr|com|net|org|eu|io|info|shop|site|biz)\b(?:\/\S*)?/giu,
  /(?:\+\s?33|\b0)\s?[1-9](?:[\s.\-–]?\d{2}){4}(?!\d)/gu,
];

/** Links, e-mail addresses and telephone numbers never reach a public page. */
export function maskContacts(text: string): { text: string; found: boolean } {
  const masked = CONTACTS.reduce((rest, contact) => rest.replace(contact, MASK), text);
  return { text: masked, found: masked !== text };
}

/** Few and unmistakable: a person decides, and the client is told why. */
const INSULTS =
  /\b(?:connards?|connasses?|salauds?|salopes?|encul[ée]s?|putes?|batards?|fdp|escrocs?|voleurs?)\b/iu;

const unaccented = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/** Published at once, unless it holds what an administrator must read first. */
export function judged(text: string): { text: string; state: "published" | "waiting" } {
  const masked = maskContacts(text);
  const isDoubtful = masked.found || INSULTS.test(unaccented(text));
  return { text: masked.text, state: isDoubtful ? "waiting" : "published" };
}

export type ReviewSummary = {
  count: number;
  /** With one decimal; 0 without any. */
  average: number;
  /** How many of 1, 2, 3, 4 and 5 stars. */
  counts: readonly number[];
};

export function summaryOf(rows: readonly { stars: number; count: number }[]): ReviewSummary {
  const counts = STARS.map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
  const count = counts.reduce((sum, one) => sum + one, 0);
  const sum = counts.reduce((all, one, rank) => all + one * (rank + 1), 0);
  return { count, average: averageOf(count, sum), counts };
}

export const averageOf = (count: number, sum: number): number =>
  count === 0 ? 0 : Math.round((sum / count) * 10) / 10;

/** « 4,6 » */
export const averageText = (average: number): string => average.toFixed(1).replace(".", ",");

export const REVIEWS_A_PAGE = 10;

/** The letter goes once the client has used the repair a little, and no more when they may have forgotten it. */
export const ASKED_AFTER_DAYS = 2;
export const ASKED_UNTIL_DAYS = 30;
