/** The cards of a column by rank: those moved here, then those of the server, page by page. */
import { useState } from "react";
import type { BoardCard } from "./query.ts";

/** Cards of a column in one request. */
export const COLUMN_PAGE = 20;

type Pages = ReadonlyMap<number, readonly BoardCard[]>;
/** `card` is absent while its page is read. */
export type Slot = { key: string; rank: number; card: BoardCard | undefined };

type Parts = {
  count: number;
  pinned: readonly BoardCard[];
  first: readonly BoardCard[];
  later: Pages;
  /** Every card pinned somewhere on the board: it is drawn once. */
  isPinned: (id: string) => boolean;
};

export function slotsOf({ count, pinned, first, later, isPinned }: Parts): Slot[] {
  const drawn = new Set<string>();
  const slots: Slot[] = pinned.map((card) => ({ key: card.id, rank: -1, card }));
  for (let rank = 0; rank < count; rank++) {
    const page = Math.floor(rank / COLUMN_PAGE);
    const card = (page === 0 ? first : later.get(page))?.[rank % COLUMN_PAGE];
    if (card ? isPinned(card.id) || drawn.has(card.id) : rank < first.length) continue;
    if (card) drawn.add(card.id);
    slots.push({ key: card?.id ?? `rank-${rank}`, rank, card });
  }
  return slots;
}

/** The pages that the slots in view belong to, the first one aside: it came with the board. */
export const pagesInView = (slots: readonly (Slot | undefined)[]): number[] => [
  ...new Set(
    slots.flatMap((slot) =>
      slot && slot.rank >= COLUMN_PAGE ? [Math.floor(slot.rank / COLUMN_PAGE)] : [],
    ),
  ),
];

export function useLaterPages() {
  const [later, setLater] = useState<Pages>(new Map());
  const keepPage = (page: number, cards: readonly BoardCard[]) =>
    setLater((pages) => new Map(pages).set(page, cards));
  return { later, keepPage };
}
