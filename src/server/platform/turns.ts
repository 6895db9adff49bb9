/**
 * Lets `most` pieces of work run at once; the others wait in the order they came. For what would fill the
 * memory or the processor if everybody came together.
 */
export function takeTurns(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((begin) => waiting.push(begin));
    else running++;
    try {
      return await work();
    } finally {
      // The place is handed over, not given back: nobody who comes now slips in before who waits.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

type Turns = { turn: ReturnType<typeof takeTurns>; using: number };

/** The same for each key apart: a crowd of one shop keeps no other waiting. */
export function takeTurnsEach(
  most: number,
): <Value>(key: string, work: () => Promise<Value>) => Promise<Value> {
  const all = new Map<string, Turns>();
  return async (key, work) => {
    const turns = all.get(key) ?? { turn: takeTurns(most), using: 0 };
    all.set(key, turns);
    turns.using++;
    try {
      return await turns.turn(work);
    } finally {
      if (--turns.using === 0) all.delete(key);
    }
  };
}
