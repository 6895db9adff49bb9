import { randomUUIDv7 } from "node:crypto";

/**
 * Ids of which each comes after the one before, even in the same millisecond: rows read in the order of
 * their ids keep the order they were written in. One generator for each transaction.
 */
export function risingIds(fresh: () => string = randomUUIDv7): () => string {
  let last = "";
  return () => {
    const id = fresh();
    last = id > last ? id : next(last);
    return last;
  };
}

const TAIL = 12;
const MOST = 0xffff_ffff_ffff;

/** One more on the last twelve digits; a tail that is full is left to the next millisecond. */
function next(id: string): string {
  const tail = Number.parseInt(id.slice(-TAIL), 16);
  if (tail >= MOST) return randomUUIDv7();
  return id.slice(0, -TAIL) + (tail + 1).toString(16).padStart(TAIL, "0");
}
