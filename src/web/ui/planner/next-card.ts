/** Arrows in a table of cards: up and down through a column of days, aside to the nearest cell that has one. */
export type CardPlace = { row: number; column: number; index: number };

/** How many cards each cell holds. */
export type CardCounts = readonly (readonly number[])[];

const DOWN: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const ASIDE: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function nextCard(counts: CardCounts, at: CardPlace, key: string): CardPlace | undefined {
  const down = DOWN[key];
  if (down) return along(counts, at, down);
  const aside = ASIDE[key];
  return aside ? across(counts, at, aside) : undefined;
}

function along(counts: CardCounts, { row, column, index }: CardPlace, by: number) {
  const own = countAt(counts, row, column);
  if (index + by >= 0 && index + by < own) return { row, column, index: index + by };
  for (let next = row + by; next >= 0 && next < counts.length; next += by) {
    const count = countAt(counts, next, column);
    if (count > 0) return { row: next, column, index: by > 0 ? 0 : count - 1 };
  }
  return undefined;
}

function across(counts: CardCounts, { row, column, index }: CardPlace, by: number) {
  const columns = counts[row]?.length ?? 0;
  for (let next = column + by; next >= 0 && next < columns; next += by) {
    const count = countAt(counts, row, next);
    if (count > 0) return { row, column: next, index: Math.min(index, count - 1) };
  }
  return undefined;
}

const countAt = (counts: CardCounts, row: number, column: number): number =>
  counts[row]?.[column] ?? 0;
