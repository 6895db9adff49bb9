/** The same with the keyboard: Space takes hold, arrows move, Enter puts down, Escape gives up. */
import { useEffect, useEffectEvent, useState, type RefObject } from "react";

type Props<Held> = {
  box: RefObject<HTMLElement | null>;
  take: (element: HTMLElement) => Held | undefined;
  /** Where an arrow leads; undefined for any other key. */
  step: (held: Held, event: KeyboardEvent) => Held | undefined;
  onHold: (held: Held | undefined) => void;
  onDrop: (held: Held) => void;
};

export function useHeldKeys<Held>({ box, take, step, onHold, onDrop }: Props<Held>): void {
  const [held, setHeld] = useState<Held>();
  const hold = (next: Held | undefined) => {
    setHeld(next);
    onHold(next);
  };
  /** True when the key was for what is held. */
  const answer = (event: KeyboardEvent): boolean => {
    const { key, target } = event;
    if (held === undefined) {
      const taken = key === " " && target instanceof HTMLElement ? take(target) : undefined;
      if (taken !== undefined) hold(taken);
      return taken !== undefined;
    }
    const moved = step(held, event);
    if (moved !== undefined) hold(moved);
    else if (key === "Escape") hold(undefined);
    else if (key === "Enter" || key === " ") {
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
    if (held !== undefined) hold(undefined);
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const element = box.current;
    // Before the keys of the box itself, which go from one item to the next and open them.
    element?.addEventListener("keydown", (event) => onKey(event), { signal, capture: true });
    element?.addEventListener("focusout", () => onBlur(), { signal });
    return () => stop.abort();
  }, [box]);
}
