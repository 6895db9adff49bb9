import { useState } from "react";

export type ManyResult = { id: string; name: string; said: string; done: boolean };

/**
 * One act for each of several records, one after the other: how many are behind, what became of each, and those that failed,
 * to be tried again. `one` answers what is said of it.
 */
export function useMany<Item extends { id: string }>(
  one: (item: Item) => Promise<Omit<ManyResult, "id">>,
) {
  const [results, setResults] = useState<readonly ManyResult[]>([]);
  const [total, setTotal] = useState(0);
  const [failed, setFailed] = useState<readonly Item[]>([]);
  const run = async (items: readonly Item[]) => {
    setTotal(items.length);
    setResults([]);
    setFailed([]);
    for (const item of items) {
      const result = await one(item);
      setResults((former) => [...former, { id: item.id, ...result }]);
      if (!result.done) setFailed((former) => [...former, item]);
    }
    setTotal(0);
  };
  return { results, total, failed, busy: total > 0, run };
}
