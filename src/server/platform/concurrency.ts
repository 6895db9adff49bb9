/**
 * Lets `limit` calls run at once; the others wait in the order of arrival. For work that would fill the
 * memory or the processor if all of it ran together.
 */
export function limitConcurrency(
  limit: number,
): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limit) await new Promise<void>((begin) => waiting.push(begin));
    else running++;
    try {
      return await work();
    } finally {
      // The slot goes to the first waiting call, so that a new call cannot overtake it.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

type Limiter = { run: ReturnType<typeof limitConcurrency>; users: number };

/** The same limit for each key: many calls of one shop do not delay another shop. */
export function limitConcurrencyByKey(
  limit: number,
): <Value>(key: string, work: () => Promise<Value>) => Promise<Value> {
  const limiters = new Map<string, Limiter>();
  return async (key, work) => {
    const limiter = limiters.get(key) ?? { run: limitConcurrency(limit), users: 0 };
    limiters.set(key, limiter);
    limiter.users++;
    try {
      return await limiter.run(work);
    } finally {
      if (--limiter.users === 0) limiters.delete(key);
    }
  };
}
