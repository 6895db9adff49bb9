/** The part of a file that a reader asks for (RFC 9110 §14): telephones play no film from a server that sends it whole. */

/** Both ends are sent. */
export type Range = { start: number; end: number };

/**
 * What « bytes=0-1023 », « bytes=500- » or « bytes=-200 » means for so many bytes. Undefined: the whole, for
 * another unit, several parts, or what cannot be read. "beyond": nothing of it is there.
 */
export function rangeOf(header: string | undefined, size: number): Range | "beyond" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? "beyond" : { start, end };
}
