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
