/** What nobody should send, always the same. */
export const HUGE = "x".repeat(100_000);

const WHOLE = process.env.FUZZ === "whole";
const SHARE = 3;
let places = 0;

/**
 * What a place is sent: each third place meets the same third of the values, so that each run sends every value
 * somewhere and something everywhere. `npm run fuzz` sends all of them to each place.
 */
export function valuesHere<Value>(values: readonly Value[]): Value[] {
  const turn = places++;
  return values.filter((_, index) => WHOLE || (index + turn) % SHARE === 0);
}

/** As they stand in an address; some are no legal encoding. */
export const STRANGE_IDS = [
  "%00",
  "%ED%A0%80",
  "%E0%A4%A",
  "..%2F..%2Fetc",
  "0",
  "-1",
  "null",
  "%C3%A9",
  "'%20or%201=1--",
  "%F0%9F%A7%BA",
  "00000000-0000-0000-0000-000000000000",
  "99999999-9999-4999-8999-999999999999",
  "AAAAAAAAAAAAAAAAAAAAAA",
  "x".repeat(199),
  "x".repeat(4_000),
];

export const NASTY_TEXTS = [
  "",
  "\u0000",
  "\u0007\u001b[2J",
  "\ud800",
  "\u202edroit",
  "'; drop table app.shop; --",
  HUGE,
];

export const NASTY: unknown[] = [
  null,
  true,
  -1,
  0.5,
  2_147_483_648,
  1e308,
  [],
  {},
  [[[[]]]],
  { $ne: "" },
  ...NASTY_TEXTS,
];

/** Bodies of no shape at all. */
export const SHAPELESS: unknown[] = [
  null,
  [],
  "texte",
  42,
  {},
  [{}],
  { constructor: 1 },
  nested(400),
];

function nested(depth: number): unknown {
  let value: unknown = "au fond";
  for (let level = 0; level < depth; level++) value = { dedans: value };
  return value;
}

/** The value with each of its leaves and branches, one after another, taken out or replaced. */
export function* spoiled(value: unknown): Generator<unknown> {
  yield* NASTY;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    const { [name]: _left, ...rest } = value as Record<string, unknown>;
    yield rest;
    for (const worse of spoiled(inner)) yield { ...value, [name]: worse };
  }
}
