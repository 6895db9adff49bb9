/** Repairs chosen together, across columns or pages. */
import { useState } from "react";
import type { BoardCard } from "./query.ts";

export type Selection = {
  chosen: ReadonlyMap<string, BoardCard>;
  toggle: (card: BoardCard, shift: boolean, siblings: readonly BoardCard[]) => void;
  add: (cards: readonly BoardCard[]) => void;
  remove: (cards: readonly BoardCard[]) => void;
  clear: () => void;
};

/** The cards from the last one chosen to this one, both included; this one alone when they have no common list. */
export function rangeTo(
  siblings: readonly BoardCard[],
  last: string | undefined,
  card: BoardCard,
): readonly BoardCard[] {
  const [from, to] = [last, card.id].map((id) => siblings.findIndex((one) => one.id === id));
  if (from === undefined || to === undefined || from < 0 || to < 0) return [card];
  return siblings.slice(Math.min(from, to), Math.max(from, to) + 1);
}

export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, BoardCard>>(new Map());
  const [last, setLast] = useState<string>();
  const add = (cards: readonly BoardCard[]) =>
    setChosen((before) => new Map([...before, ...cards.map((card) => [card.id, card] as const)]));
  const remove = (cards: readonly BoardCard[]) => {
    const ids = new Set(cards.map(({ id }) => id));
    setChosen((before) => new Map([...before].filter(([id]) => !ids.has(id))));
  };
  return {
    chosen,
    add,
    remove,
    toggle: (card, shift, siblings) => {
      const cards = shift ? rangeTo(siblings, last, card) : [card];
      if (chosen.has(card.id)) remove(cards);
      else add(cards);
      setLast(card.id);
    },
    clear: () => setChosen(new Map()),
  };
}
