/** Settings kept as JSON are read with a default for whatever is missing or was spoilt. */
export type Stored = Readonly<Record<string, unknown>>;

export const storedObject = (value: unknown): Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

export type Limits = readonly [least: number, most: number];

export const whole = (value: unknown, [least, most]: Limits, otherwise: number): number =>
  typeof value === "number" && Number.isInteger(value) && least <= value && value <= most
    ? value
    : otherwise;

/** The items of `value` that are in `allowed`, in the order of `allowed`; the default when it is no list. */
export const among = <Item extends string>(
  value: unknown,
  allowed: readonly Item[],
  otherwise: readonly Item[],
): readonly Item[] =>
  Array.isArray(value) ? allowed.filter((item) => value.includes(item)) : otherwise;
