/** The keyboard of the board: arrows go from card to card, Alt and an arrow move the card, Space chooses it. */
import type { KeyboardEvent } from "react";

export type CardKeys = {
  move: (id: string, by: 1 | -1) => void;
  toggle: (id: string, shift: boolean) => void;
  clear: () => void;
};

const SIDEWAYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };
const DOWN: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

export function onCardKey(event: KeyboardEvent<HTMLElement>, keys: CardKeys): void {
  const { key, altKey, shiftKey, target } = event;
  if (!(target instanceof HTMLElement)) return;
  if (key === "Escape") return keys.clear();
  const card = target.closest<HTMLElement>("[data-card]");
  const id = card?.dataset.card;
  if (!card || !id || event.ctrlKey || event.metaKey) return;
  const sideways = SIDEWAYS[key];
  const isLink = target.matches("[data-card-link]");
  if (altKey && sideways) keys.move(id, sideways);
  else if (isLink && key === " ") keys.toggle(id, shiftKey);
  else if (!isLink || altKey || !goTo(neighbour(card, DOWN[key], sideways))) return;
  event.preventDefault();
}

function neighbour(
  card: HTMLElement,
  down: 1 | -1 | undefined,
  sideways: 1 | -1 | undefined,
): HTMLElement | undefined {
  const column = card.closest<HTMLElement>("[data-column]");
  if (!column) return undefined;
  if (down) return cardsOf(column)[cardsOf(column).indexOf(card) + down];
  if (!sideways) return undefined;
  const columns = [...document.querySelectorAll<HTMLElement>("[data-column]")];
  const at = columns.indexOf(column);
  const beside = sideways > 0 ? columns.slice(at + 1) : columns.slice(0, at).toReversed();
  const cards = beside.map(cardsOf).find(({ length }) => length > 0);
  return cards?.[Math.min(cardsOf(column).indexOf(card), cards.length - 1)];
}

const cardsOf = (column: HTMLElement): HTMLElement[] =>
  [...column.querySelectorAll<HTMLElement>("[data-card]")].toSorted(
    (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
  );

function goTo(card: HTMLElement | undefined): boolean {
  const link = card?.querySelector<HTMLElement>("[data-card-link]");
  link?.focus();
  return link !== undefined && link !== null;
}
