/**
 * One question for the many rows of a list: the fields asked of its rows in the same breath are loaded
 * together. Nothing is kept afterwards, so a mutation is always followed by fresh answers.
 */
export type Batched<Owner extends object, Value> = (owner: Owner, id: string) => Promise<Value>;

type Waiting<Value> = { ids: Set<string>; answer: Promise<(id: string) => Value> };

/** `load` receives each id once and answers how to read the answer of one. `owner` is the request's context. */
export function batched<Owner extends object, Value>(
  load: (owner: Owner, ids: string[]) => Promise<(id: string) => Value>,
): Batched<Owner, Value> {
  const open = new WeakMap<Owner, Waiting<Value>>();
  return async (owner, id) => {
    let waiting = open.get(owner);
    if (!waiting) {
      const ids = new Set<string>();
      const answer = afterSiblings().then(() => {
        open.delete(owner);
        return load(owner, [...ids]);
      });
      waiting = { ids, answer };
      open.set(owner, waiting);
    }
    waiting.ids.add(id);
    return (await waiting.answer)(id);
  };
}

/** Once every resolver that was ready has run: those of one list run in one breath of promises. */
const afterSiblings = (): Promise<void> =>
  new Promise((resolve) => void Promise.resolve().then(() => process.nextTick(resolve)));

/** Reads rows by their key: the one of that id, or undefined. */
export function keyed<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): (id: string) => Row | undefined {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return (id) => byKey.get(id);
}

/** Reads rows by what they belong to: all those of that id, in their order. */
export function grouped<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | null,
): (id: string) => Row[] {
  const byKey = Map.groupBy(rows, keyOf);
  return (id) => byKey.get(id) ?? [];
}
