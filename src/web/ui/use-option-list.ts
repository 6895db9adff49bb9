/**
 * The keyboard of a field with a list of options under it (the ARIA combobox pattern): the focus stays
 * in the field, the arrows move the active option, Enter takes it, Escape steps back.
 */
import { useEffect, useId, useState, type KeyboardEvent } from "react";
import { nextOption } from "./next-option.ts";

type Wish = {
  count: number;
  /** The option under the hand before any arrow; -1 for none. */
  first: number;
  /** Another value puts the hand back on the first option. */
  restart: unknown;
  onTake: (index: number) => void;
  /** What Escape does before it closes the dialog around; undefined while there is nothing to step back from. */
  stepBack?: (() => void) | undefined;
};

export function useOptionList({ count, first, restart, onTake, stepBack }: Wish) {
  const listId = useId();
  const [active, setActive] = useState(first);
  const [since, setSince] = useState(restart);
  if (since !== restart) {
    setSince(restart);
    setActive(first);
  }
  const shown = Math.min(active, count - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = shown >= 0 ? optionId(shown) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && stepBack) {
      stepBack();
      event.stopPropagation();
    }
    if (event.key === "Enter" && shown >= 0) {
      event.preventDefault();
      onTake(shown);
    }
    const next = nextOption(event.key, shown, count);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };

  return {
    active: shown,
    field: {
      role: "combobox",
      "aria-expanded": count > 0,
      "aria-controls": listId,
      "aria-autocomplete": "list",
      "aria-activedescendant": activeId,
      autoComplete: "off",
      // Mantine's dialogs hear Escape before the field does, and leave it to a field that says so.
      "data-mantine-stop-propagation": stepBack !== undefined,
      onKeyDown,
    } as const,
    list: { id: listId, role: "listbox" } as const,
    /** What every option bears; a finger or a mouse takes it without the field losing the focus. */
    option: (index: number) =>
      ({
        id: optionId(index),
        role: "option",
        "aria-selected": index === shown,
        onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
        onClick: () => onTake(index),
      }) as const,
  };
}
