/**
 * A cache of answers for a few seconds. Concurrent reads of one key share one load. The key must hold the
 * tenant: the cache has no other way to keep two tenants apart.
 */
export type Cache<Value> = {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  evict(key: string): void;
};

type Limits = {
  /** How long an answer is valid, in milliseconds. */
  ttl: number;
  /** How many answers are kept; one more evicts the oldest. */
  capacity: number;
  /** Called with the key of each answer that leaves the cache. */
  onEvicted?: (key: string) => void;
};

type Entry<Value> = { answer: Promise<Value>; until: number };

export function createCache<Value>({ ttl, capacity, onEvicted }: Limits): Cache<Value> {
  const entries = new Map<string, Entry<Value>>();
  const evict = (key: string): void => {
    if (entries.delete(key)) onEvicted?.(key);
  };
  return {
    evict,
    get(key, load) {
      const found = entries.get(key);
      if (found && performance.now() < found.until) return found.answer;
      evict(key);
      const entry = { answer: load(), until: performance.now() + ttl };
      entries.set(key, entry);
      // A failure is not cached: the next read loads again.
      entry.answer.catch(() => entries.get(key) === entry && evict(key));
      const oldest = entries.size > capacity ? entries.keys().next().value : undefined;
      if (oldest !== undefined) evict(oldest);
      return entry.answer;
    },
  };
}
