/** One key for each tile: the digits first, then the letters. */
const KEYS = "123456789abcdefghijklmnopqrstuvwxyz";

/** The key written on a tile; nothing beyond the alphabet. */
export const keyOfTile = (index: number): string => KEYS.charAt(index).toUpperCase();

/** The tile that a key picks; −1 for a key that picks none. */
export const tileStruck = (key: string): number =>
  key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1;

/** The key that goes back to the first question. */
export const RESTART_KEY = "0";

type Struck = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey"> & { target: unknown };

/** In a field the key is a character: an error code has zeros. */
export const isRestart = ({ key, ctrlKey, metaKey, altKey, target }: Struck): boolean =>
  key === RESTART_KEY && !ctrlKey && !metaKey && !altKey && !isField(target);

const isField = (target: unknown): boolean =>
  typeof target === "object" && target !== null && "value" in target && "selectionStart" in target;

/** Several answers under one drawing: the words alone tell them apart. */
export const sayNothing = (nodes: readonly { imgsrc: string }[]): boolean =>
  new Set(nodes.map(({ imgsrc }) => imgsrc)).size === 1;
