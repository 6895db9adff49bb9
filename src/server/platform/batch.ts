import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Batches the loads of the rows of a list into one query (the « N + 1 » problem). Nothing is cached between
 * two batches, so a read after a mutation is always fresh.
 */
export type Batched<Owner extends object, Value> = (owner: Owner, id: string) => Promise<Value>;

type Batch<Value> = { ids: Set<string>; answer: Promise<(id: string) => Value> };

/** `load` receives each id once and answers a reader of one id's value. `owner` is the request's context. */
export function batched<Owner extends object, Value>(
  load: (owner: Owner, ids: string[]) => Promise<(id: string) => Value>,
): Batched<Owner, Value> {
  const open = new WeakMap<Owner, Batch<Value>>();
  return async (owner, id) => {
    let batch = open.get(owner);
    if (!batch) {
      const ids = new Set<string>();
      const answer = afterSiblings().then(() => {
        open.delete(owner);
        return load(owner, [...ids]);
      });
      batch = { ids, answer };
      open.set(owner, batch);
    }
    batch.ids.add(id);
    return (await batch.answer)(id);
  };
}

/** Calls of one turn of the event loop for the same key are one call, with what all of them bring; it fails for all. */
export function gathered<Item>(
  work: (key: string, items: readonly Item[]) => Promise<void>,
): (key: string, items: readonly Item[]) => Promise<void> {
  const open = new Map<string, { items: Item[]; done: Promise<void> }>();
  return (key, items) => {
    const known = open.get(key);
    if (known) {
      known.items.push(...items);
      return known.done;
    }
    const all = [...items];
    const done = nextTurn().then(() => {
      open.delete(key);
      return work(key, all);
    });
    open.set(key, { items: all, done });
    return done;
  };
}

/** Resolves after every resolver that is ready has run: those of one list run in the same microtask queue. */
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
