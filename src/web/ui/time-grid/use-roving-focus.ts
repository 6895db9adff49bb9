import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";
import { neighbour } from "./keyboard.ts";
import type { GridLayout } from "./use-grid-layout.ts";

type Roving = {
  /** The one item that the Tab key reaches. */
  active: string | undefined;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const slotOf = (target: EventTarget): string[] =>
  (target instanceof HTMLElement ? (target.dataset.slot ?? "") : "").split(" ");

/** Arrows go from one item to the next; Tab enters and leaves the grid in one step. */
export function useRovingFocus(
  surface: RefObject<HTMLDivElement | null>,
  { columns, lists }: GridLayout,
): Roving {
  const [last, setLast] = useState<string>();
  const shown = lists.flat();
  const active = (shown.find(({ id }) => id === last) ?? shown[0])?.id;

  const onKeyDown = (event: KeyboardEvent) => {
    const [index, id] = slotOf(event.target);
    const column = Number(index);
    const item = lists[column]?.find((candidate) => candidate.id === id);
    const next = item && neighbour({ item, column }, event.key, { columns, lists });
    if (!next) return;
    event.preventDefault();
    const slot = CSS.escape(`${next.column} ${next.item.id}`);
    surface.current?.querySelector<HTMLElement>(`[data-slot="${slot}"]`)?.focus();
  };
  const onFocus = (event: FocusEvent) => {
    const [, id] = slotOf(event.target);
    if (id) setLast(id);
  };
  return { active, onFocus, onKeyDown };
}
