import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";
import { neighbour, type MovedItem } from "./keyboard.ts";
import type { GridLayout } from "./grid-types.ts";

type Roving = {
  /** The one place that the Tab key reaches: an item of several people has a place in each column. */
  active: Place | undefined;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

type Place = { column: number; id: string };

/** Where a drawn item says it is: its column and its own id. */
function placeOf(target: EventTarget): Place | undefined {
  const slot = target instanceof HTMLElement ? target.dataset.slot : undefined;
  const [column = "", id] = (slot ?? "").split(" ");
  return id === undefined ? undefined : { column: Number(column), id };
}

/** Arrows go from one item to the next; Tab enters and leaves the grid in one step. */
export function useRovingFocus(
  surface: RefObject<HTMLDivElement | null>,
  { columns, lists }: GridLayout,
): Roving {
  const [last, setLast] = useState<Place>();
  const active = activePlace(lists, last);
  const drawn = ({ item, column }: MovedItem) =>
    surface.current?.querySelector<HTMLElement>(
      `[data-slot="${CSS.escape(`${column} ${item.id}`)}"]`,
    );

  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    const item = place && lists[place.column]?.find(({ id }) => id === place.id);
    const from = item && { item, column: place.column };
    let next = from && neighbour(from, event.key, { columns, lists });
    // Items gathered in a « +n » are not drawn: the arrow goes on past them.
    while (next && !drawn(next)) next = neighbour(next, event.key, { columns, lists });
    if (!next) return;
    event.preventDefault();
    drawn(next)?.focus();
  };
  const onFocus = (event: FocusEvent) => {
    const place = placeOf(event.target);
    if (place) setLast(place);
  };
  return { active, onFocus, onKeyDown };
}

/** The last place that had the focus, where its item went when it left that column, or the first item. */
function activePlace(lists: GridLayout["lists"], last: Place | undefined): Place | undefined {
  const holds = (column: number) => lists[column]?.some(({ id }) => id === last?.id) === true;
  if (last && holds(last.column)) return last;
  const moved = lists.findIndex((_, column) => holds(column));
  if (last && moved >= 0) return { column: moved, id: last.id };
  const column = lists.findIndex(({ length }) => length > 0);
  const first = lists[column]?.[0];
  return first && { column, id: first.id };
}
