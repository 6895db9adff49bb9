import type { Cents } from "../../money.ts";

/**
 * What a quote lets its client choose. A choice has several alternatives, of which exactly one is taken: a new part or
 * a used one (Code de la consommation L. 224-67). An optional group has one alternative, null, taken or left.
 */
export type LineOption = {
  /** The name of the group: « Pièce ». Its lines are chosen together. */
  group: string;
  /** The name of the alternative of the choice: « Réemploi »; null in an optional group. */
  alternative: string | null;
  /** What the shop proposes: taken unless the client says otherwise. */
  proposed: boolean;
};

/** One alternative taken; an optional group that is left is not named. */
export type Choice = { group: string; alternative: string | null };

/** What the signature covers beside the document: `sha256` is that of the whole, fingerprint of the document included. */
export type AgreedChoice = {
  choices: readonly Choice[];
  total_incl: Cents;
  due: Cents;
  deposit: Cents;
  sha256: string;
};

export const OPTION_LIMITS = {
  /** Of the names of groups and alternatives, in characters. */
  name: 64,
  /** Ways in which one quote can be answered: each has its own total, and all are counted. */
  combinations: 64,
} as const;

/** The client reads it beside a price: it has a letter or a figure. */
export const isOptionName = (name: string): boolean => /[\p{L}\p{N}]/u.test(name);
