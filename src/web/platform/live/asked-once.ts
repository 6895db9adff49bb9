/** Several parts of a screen that show the same answer hear the same change: the first one asks for all of them. */
const asked = new Set<number>();

/** Something changed: each read is asked for again. */
export const forgetAsked = (): void => asked.clear();

/** Asks unless this read, by urql's key, was asked for since the last change. */
export function askOnce(key: number, ask: () => void): void {
  if (asked.has(key)) return;
  asked.add(key);
  ask();
}
