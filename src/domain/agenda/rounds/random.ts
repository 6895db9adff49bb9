/** Numbers that look random and are always the same for a seed (mulberry32). */
export type Random = {
  /** From 0 (included) to 1 (excluded). */
  next: () => number;
  /** A whole number from 0 (included) to `count` (excluded). */
  below: (count: number) => number;
};

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, below: (count) => Math.floor(next() * count) };
}
