import { isExactly } from "../../../../domain/client/search-text.ts";

type Client = Parameters<typeof isExactly>[1];

/** A client who was only guessed at is never under the Enter key. */
export const isGuess = (typed: string, best: Client | undefined): boolean =>
  best !== undefined && !isExactly(typed, best);

/** The option that Enter takes, counted from 0; −1 for none. */
export const firstOption = (typed: string, best: Client | undefined): number =>
  typed.trim() !== "" && !isGuess(typed, best) ? 0 : -1;
