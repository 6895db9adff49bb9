import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";
import { nextCard, type CardCounts, type CardPlace } from "./next-card.ts";

const slotOf = ({ row, column, index }: CardPlace): string => `${row} ${column} ${index}`;

function placeOf(target: EventTarget): CardPlace | undefined {
  const slot = target instanceof HTMLElement ? target.dataset.slot : undefined;
  const [row, column, index] = (slot ?? "").split(" ").map(Number);
  if (row === undefined || column === undefined || index === undefined) return undefined;
  return { row, column, index };
}

/** Tab enters and leaves the table in one step, arrows go from card to card. */
export function useCardFocus(table: RefObject<HTMLElement | null>, counts: CardCounts) {
  const [last, setLast] = useState<CardPlace>();
  const isThere = ({ row, column, index }: CardPlace) => index < (counts[row]?.[column] ?? 0);
  const active = last && isThere(last) ? last : firstCard(counts);
  const onFocus = ({ target }: FocusEvent) => setLast((before) => placeOf(target) ?? before);
  const onKeyDown = (event: KeyboardEvent) => {
    const from = placeOf(event.target);
    const next = from && nextCard(counts, from, event.key);
    if (!next) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-slot="${slotOf(next)}"]`)?.focus();
  };
  const isActive = (place: CardPlace) => active !== undefined && slotOf(active) === slotOf(place);
  return { isActive, slotOf, onFocus, onKeyDown };
}

function firstCard(counts: CardCounts): CardPlace | undefined {
  for (const [row, cells] of counts.entries()) {
    const column = cells.findIndex((count) => count > 0);
    if (column >= 0) return { row, column, index: 0 };
  }
  return undefined;
}
