/**
 * Where the hand goes in a list of options; it turns from the last to the first. Home and End are left
 * to the text of the field. Undefined for a key that moves nothing.
 */
export function nextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  if (key === "PageDown") return Math.min(active + PAGE, count - 1);
  if (key === "PageUp") return Math.max(active - PAGE, 0);
  return undefined;
}

const PAGE = 8;
