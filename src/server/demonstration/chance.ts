/** The demonstration is the same on every machine: chance comes from a seed, ids from their labels. */
import { createHash } from "node:crypto";

/** A uuid made of a label: the same label always names the same row. */
export function idOf(label: string): string {
  const hex = createHash("sha256").update(`etabli demonstration ${label}`).digest("hex");
  const variant = ((Number.parseInt(hex[16] ?? "0", 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join("-");
}

/** A whole number from 0 to `below` − 1 that depends on the label alone. */
export const numberOf = (label: string, below: number): number => mix(label) % below;

/** FNV-1a, then the last steps of MurmurHash3: a plan takes some ten thousand numbers. */
function mix(label: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < label.length; index++)
    hash = Math.imul(hash ^ label.charCodeAt(index), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** An entry of the list, in turn. */
export function inTurn<Item>(list: readonly Item[], rank: number): Item {
  const item = list[rank % list.length];
  if (item === undefined) throw new Error("nothing to take from");
  return item;
}

export const pick = <Item>(list: readonly Item[], label: string): Item =>
  inTurn(list, numberOf(label, list.length));
