/** Items moved with the mouse, or with a finger that stays on one for a moment. */
import { useEffect, useEffectEvent, useRef } from "react";
import type { GridSurface } from "../grid-types.ts";
import type { MovedItem } from "../keyboard.ts";
import { dragTo, grabAt, type Grab } from "./grab.ts";

type Props = GridSurface & {
  step: number;
  mayMove: (id: string) => boolean;
  onDrag: (moved: MovedItem | undefined) => void;
  onDrop: (moved: MovedItem) => void;
};

type Press = { grab: Grab; x: number; y: number; active: boolean; moved?: MovedItem };

/** Pixels of movement before a drag begins, and milliseconds of a long press. */
const TREMBLE = 5;
const LONG_PRESS = 380;

export function useDragging({ surface, layout, step, mayMove, onDrag, onDrop }: Props): void {
  const press = useRef<Press>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const shareOf = ({ clientX, clientY }: PointerEvent) => {
    const box = surface.current?.getBoundingClientRect();
    if (!box) return { x: -1, y: -1 };
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  const release = () => {
    if (!press.current) return;
    clearTimeout(timer.current);
    press.current = undefined;
    onDrag(undefined);
  };
  const onDown = useEffectEvent((event: PointerEvent) => {
    clearTimeout(timer.current);
    const item =
      event.target instanceof Element && event.target.closest<HTMLElement>("[data-slot]");
    if (!item || event.button !== 0 || !mayMove(item.dataset.id ?? "")) return;
    const grab = grabAt(item.dataset.slot ?? "", shareOf(event), layout);
    if (!grab) return;
    const held: Press = { grab, x: event.clientX, y: event.clientY, active: false };
    press.current = held;
    if (event.pointerType === "mouse") return;
    // A finger takes the whole item: its edges are too thin for it, and have their fields in the dialog.
    held.grab = { ...grab, grip: { ...grab.grip, edge: "move" } };
    timer.current = setTimeout(() => {
      held.active = true;
      onDrag({ item: grab.grip.item, column: grab.column });
    }, LONG_PRESS);
  });
  const onMove = useEffectEvent((event: PointerEvent) => {
    const held = press.current;
    if (!held) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > TREMBLE;
    if (!held.active && far && event.pointerType !== "mouse") return release();
    held.active ||= far;
    const moved = held.active ? dragTo(held.grab, shareOf(event), { layout, step }) : undefined;
    if (!moved) return;
    held.moved = moved;
    onDrag(moved);
  });
  const onUp = useEffectEvent(() => {
    const held = press.current;
    clearTimeout(timer.current);
    press.current = undefined;
    if (!held?.active) return;
    // The click that follows would open what was only moved.
    addEventListener("click", stopClick, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stopClick, { capture: true }), 0);
    if (held.moved) onDrop(held.moved);
    else onDrag(undefined);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && press.current?.active) release();
  });
  const onTouch = useEffectEvent((event: Event) => {
    if (press.current?.active) event.preventDefault();
  });
  const onCancel = useEffectEvent(release);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const element = surface.current;
    element?.addEventListener("pointerdown", (event) => onDown(event), { signal });
    // While a finger holds an item the page does not scroll, nor open its menu.
    element?.addEventListener("touchmove", (event) => onTouch(event), { signal, passive: false });
    element?.addEventListener("contextmenu", (event) => onTouch(event), { signal });
    addEventListener("pointermove", (event) => onMove(event), { signal });
    addEventListener("pointerup", () => onUp(), { signal });
    addEventListener("pointercancel", () => onCancel(), { signal });
    addEventListener("keydown", (event) => onKey(event), { signal });
    return () => stop.abort();
  }, [surface]);
}

function stopClick(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
