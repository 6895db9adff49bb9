import { randomUUIDv7 } from "node:crypto";

/**
 * UUIDv7 ids in strictly increasing order, even within one millisecond: rows sorted by id keep the order in
 * which they were written. One generator for each transaction.
 */
export function monotonicIds(generate: () => string = randomUUIDv7): () => string {
  let last = "";
  return () => {
    const id = generate();
    last = id > last ? id : next(last);
    return last;
  };
}

const TAIL = 12;
const LARGEST_TAIL = 0xffff_ffff_ffff;

/** Adds one to the last twelve digits; when they are all used, a fresh id of the next millisecond follows. */
function next(id: string): string {
  const tail = Number.parseInt(id.slice(-TAIL), 16);
  if (tail >= LARGEST_TAIL) return randomUUIDv7();
  return id.slice(0, -TAIL) + (tail + 1).toString(16).padStart(TAIL, "0");
}
