/** Objects with one value for each of some keys: what is derived from a table of fields. */

/** The keys of an object literal, in the order they are written. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record).filter((key): key is Key => key in record);

/** One value for each key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  const record: object = Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
  if (!hasEach<Key, Value>(record, keys)) throw new TypeError("a key has no value");
  return record;
}

const hasEach = <Key extends string, Value>(
  record: object,
  keys: readonly Key[],
): record is Record<Key, Value> => keys.every((key) => key in record);

/** Fields of an edit: what is sent, what the form was opened with (`base`), and what is stored now. */
export type Edit<Fields extends object> = {
  sent: Partial<Fields>;
  /** As it came over a wire; a field without its base overwrites what is stored. */
  base: Readonly<Record<string, unknown>>;
  stored: Fields;
};

export type MergedEdit<Fields extends object> = {
  changes: Partial<Fields>;
  /** Fields that the edit and another person changed meanwhile, to two different values. */
  conflicts: (keyof Fields & string)[];
};

/** Merges an edit into a record that another person may have changed since the form was opened, field by field. */
export function mergeEdit<Fields extends object>(edit: Edit<Fields>): MergedEdit<Fields> {
  const { sent, base, stored } = edit;
  const merged: MergedEdit<Fields> = { changes: {}, conflicts: [] };
  for (const field in sent) {
    const isBased = field in base;
    if (isSame(sent[field], stored[field]) || (isBased && isSame(sent[field], base[field])))
      continue;
    if (!isBased || isSame(stored[field], base[field])) merged.changes[field] = sent[field];
    else merged.conflicts.push(field);
  }
  return merged;
}

/** Equal as JSON, whatever the order of the keys: one of the two may have come over a wire. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, at) => isSame(part, other[at]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = new Set([...keysOf(one), ...keysOf(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
