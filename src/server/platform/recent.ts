/**
 * Answers kept for a few seconds, each asked for once however many wait for it. The key must say
 * whose answer it is: nothing else keeps two tenants apart.
 */
export type Recent<Value> = {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  forget(key: string): void;
};

type Limits = {
  /** How long an answer is good for, in milliseconds. */
  ttl: number;
  /** How many answers are kept; beyond, the oldest goes. */
  most: number;
  /** Told the key of each answer that is kept no longer. */
  onForgotten?: (key: string) => void;
};

type Kept<Value> = { answer: Promise<Value>; until: number };

export function keepRecent<Value>({ ttl, most, onForgotten }: Limits): Recent<Value> {
  const kept = new Map<string, Kept<Value>>();
  const forget = (key: string): void => {
    if (kept.delete(key)) onForgotten?.(key);
  };
  return {
    forget,
    get(key, load) {
      const found = kept.get(key);
      if (found && performance.now() < found.until) return found.answer;
      forget(key);
      const entry = { answer: load(), until: performance.now() + ttl };
      kept.set(key, entry);
      // A failure is nobody's answer but its own.
      entry.answer.catch(() => kept.get(key) === entry && forget(key));
      const oldest = kept.size > most ? kept.keys().next().value : undefined;
      if (oldest !== undefined) forget(oldest);
      return entry.answer;
    },
  };
}
