import { digitStruck, isTextField } from "../../../../ui/office/struck-keys.ts";

/** One key for each tile: the digits first, then the letters. */
const KEYS = "123456789abcdefghijklmnopqrstuvwxyz";

/** The key written on a tile; nothing beyond the alphabet. */
export const keyOfTile = (index: number): string => KEYS.charAt(index).toUpperCase();

type Struck = Parameters<typeof digitStruck>[0];

/** The tile that a key picks; −1 for a key that picks none. */
export function tileStruck(struck: Struck): number {
  const { ctrlKey, metaKey, altKey } = struck;
  const key = digitStruck(struck) ?? struck.key.toLowerCase();
  return key.length === 1 && !ctrlKey && !metaKey && !altKey ? KEYS.indexOf(key) : -1;
}

/** The key that goes back to the first question. */
export const RESTART_KEY = "0";

/** In a field the key is a character: an error code has zeros. */
export const isRestart = (struck: Struck & { target: unknown }): boolean =>
  digitStruck(struck) === RESTART_KEY && !isTextField(struck.target);

/** Several answers under one drawing: the words alone tell them apart. */
export const sayNothing = (nodes: readonly { imgsrc: string }[]): boolean =>
  new Set(nodes.map(({ imgsrc }) => imgsrc)).size === 1;
