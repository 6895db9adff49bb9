/** Range requests (RFC 9110 §14): phones play a video only from a server that supports them. */

/** Offsets of the first and last byte, both included. */
export type Range = { start: number; end: number };

/**
 * Parses « bytes=0-1023 », « bytes=500- » or « bytes=-200 » for a file of `size` bytes. Undefined means the whole
 * file (another unit, several ranges, or a malformed header). "beyond": the range starts after the end.
 */
export function rangeOf(header: string | undefined, size: number): Range | "beyond" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? "beyond" : { start, end };
}
