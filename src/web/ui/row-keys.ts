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

const REACHED = "a[href], button";

/** The same in any list of the page: from the first link of an item to that of the item beside it. */
export function moveInLists(event: globalThis.KeyboardEvent): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const { activeElement: from } = document;
  if (!by || event.defaultPrevented || !from?.matches(REACHED)) return;
  const list = from.closest("ul, ol");
  if (!list || from.closest('[role="menu"], [role="listbox"], [role="tablist"]')) return;
  const items = [...list.querySelectorAll<HTMLElement>(":scope > li")];
  const firsts = items.map((item) => item.querySelector<HTMLElement>(REACHED));
  const index = items.findIndex((item) => item.contains(from));
  const next = firsts[index + by];
  if (firsts[index] !== from || !next) return;
  event.preventDefault();
  next.focus();
}
