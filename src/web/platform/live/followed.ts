/**
 * Reads that a part of the screen has an answer to and asks again at each change. Another part that shows the same takes
 * that answer: without this the shop was asked for again by each screen, list and dialog that was opened.
 */
import type { LiveNoun } from "../live.ts";

/** A query with its variables, by urql's key, and the nouns whose changes make it ask again. */
export type Followed = { key: number; nouns: readonly LiveNoun[] };

const followed = new Set<Followed>();

/** Until what it answers is called. */
export function follow(read: Followed): () => void {
  const mine = { ...read };
  followed.add(mine);
  return () => void followed.delete(mine);
}

/** Whether an answer to the same read is kept up to date at each change of all these nouns. */
export const isFollowed = ({ key, nouns }: Followed): boolean =>
  [...followed].some((one) => one.key === key && nouns.every((noun) => one.nouns.includes(noun)));
