/** Items moved with the keyboard: Space takes hold, arrows move, Enter puts down, Escape gives up. */
import { useEffect, useEffectEvent, useState } from "react";
import type { GridSurface } from "../grid-types.ts";
import { nudge, type MovedItem } from "../keyboard.ts";
import { heldAt } from "./grab.ts";

type Props = GridSurface & {
  step: number;
  mayMove: (id: string) => boolean;
  onDrag: (moved: MovedItem | undefined) => void;
  onDrop: (moved: MovedItem) => void;
};

export function useHolding({ surface, layout, step, mayMove, onDrag, onDrop }: Props): void {
  const [held, setHeld] = useState<MovedItem>();
  const hold = (next: MovedItem | undefined) => {
    setHeld(next);
    onDrag(next);
  };
  const take = ({ target }: KeyboardEvent): MovedItem | undefined => {
    const { slot, id } = target instanceof HTMLElement ? target.dataset : {};
    return slot && id && mayMove(id) ? heldAt(slot, layout) : undefined;
  };
  /** True when the key was for what is held. */
  const answer = (event: KeyboardEvent): boolean => {
    if (!held) {
      const taken = event.key === " " ? take(event) : undefined;
      if (taken) hold(taken);
      return taken !== undefined;
    }
    const moved = nudge(held, event, { columns: layout.columns, step });
    if (moved) hold(moved);
    else if (event.key === "Escape") hold(undefined);
    else if (event.key === "Enter" || event.key === " ") {
      setHeld(undefined);
      onDrop(held);
    } else return false;
    return true;
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!answer(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onBlur = useEffectEvent(() => {
    if (held) hold(undefined);
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const element = surface.current;
    // Before the grid's own keys, which go from one item to the next and open them.
    element?.addEventListener("keydown", (event) => onKey(event), { signal, capture: true });
    element?.addEventListener("focusout", () => onBlur(), { signal });
    return () => stop.abort();
  }, [surface]);
}
