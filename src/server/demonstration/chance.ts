/** The demonstration is the same on every machine: chance comes from a seed, ids from their labels. */
import { createHash } from "node:crypto";
import type { Instant } from "../../domain/time.ts";

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

/**
 * A version 7 uuid of a moment: journals are read in the order of their ids, whatever order they were
 * written in. `rank`, below 4 096, orders what happened in the same millisecond.
 */
export function datedIdOf(at: Instant, rank: number, label: string): string {
  const time = Date.parse(at).toString(16).padStart(12, "0");
  const turn = rank.toString(16).padStart(3, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${turn}${idOf(label).slice(18)}`;
}

/** An address part that nobody guesses, from a label. */
export const tokenOf = (label: string): string =>
  createHash("sha256")
    .update(`etabli demonstration token ${label}`)
    .digest("base64url")
    .slice(0, 22);

export type Chance = {
  /** A whole number from 0 to `below` − 1. */
  upTo(below: number): number;
  pick<Item>(list: readonly Item[]): Item;
};

/** Mulberry32: small, even enough for names and hours. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (below: number): number => Math.floor(next() * below);
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[upTo(list.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  return { upTo, pick };
}
