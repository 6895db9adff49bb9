import type { KeyboardEvent } from "react";

/** Up and down go from one row's link to the next; Enter opens it, as any link. */
export function moveByRows(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!by) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row]")];
  const index = rows.findIndex((row) => row === document.activeElement);
  const next = rows[index + by];
  if (index < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
