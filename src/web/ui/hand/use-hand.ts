/** What a mouse, or a finger that stays for a moment, takes, carries and puts down. It knows nothing of what that is. */
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import type { Point } from "./edge-scroll.ts";
import { useEdgeScroll } from "./use-edge-scroll.ts";

type Props<Held> = {
  box: RefObject<HTMLElement | null>;
  /** What is under the pointer; undefined when nothing there may be taken. `now`: without waiting for a movement. */
  grab: (element: Element, point: Point, isTouch: boolean) => Grabbed<Held> | undefined;
  onLift: (held: Held) => void;
  onCarry: (held: Held, point: Point) => void;
  onDrop: (held: Held) => void;
  onGiveUp: () => void;
};

export type Grabbed<Held> = { held: Held; now?: boolean };
type Press<Held> = Point & { held: Held; active: boolean; carried: boolean };

/** Pixels of movement before a drag begins, and milliseconds of a long press. */
const TREMBLE = 5;
const LONG_PRESS = 380;

export function useHand<Held>({ box, grab, onLift, onCarry, onDrop, onGiveUp }: Props<Held>): void {
  const press = useRef<Press<Held>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const edges = useEdgeScroll(box, (point) => press.current && onCarry(press.current.held, point));

  const lift = (held: Press<Held>) => {
    if (held.active) return;
    held.active = true;
    onLift(held.held);
  };
  const release = () => {
    clearTimeout(timer.current);
    edges.stop();
    const wasActive = press.current?.active;
    press.current = undefined;
    if (wasActive) onGiveUp();
  };
  const onDown = useEffectEvent((event: PointerEvent) => {
    release();
    if (!(event.target instanceof Element) || event.button !== 0) return;
    const isTouch = event.pointerType !== "mouse";
    const grabbed = grab(event.target, event, isTouch);
    if (!grabbed) return;
    const { clientX, clientY } = event;
    const held = { held: grabbed.held, clientX, clientY, active: false, carried: false };
    press.current = held;
    if (grabbed.now) lift(held);
    else if (isTouch) timer.current = setTimeout(() => lift(held), LONG_PRESS);
  });
  const onMove = useEffectEvent((event: PointerEvent) => {
    const held = press.current;
    if (!held) return;
    const far = Math.hypot(event.clientX - held.clientX, event.clientY - held.clientY) > TREMBLE;
    if (!held.active && far && event.pointerType !== "mouse") return release();
    if (!held.active && !far) return;
    lift(held);
    held.carried = true;
    const { clientX, clientY } = event;
    onCarry(held.held, { clientX, clientY });
    edges.follow({ clientX, clientY }, held);
  });
  const onUp = useEffectEvent(() => {
    const held = press.current;
    clearTimeout(timer.current);
    edges.stop();
    press.current = undefined;
    if (!held?.active) return;
    stopNextClick();
    if (held.carried) onDrop(held.held);
    else onGiveUp();
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
    const element = box.current;
    element?.addEventListener("pointerdown", (event) => onDown(event), { signal });
    // While a finger holds something the page does not scroll, nor open its menu.
    element?.addEventListener("touchmove", (event) => onTouch(event), { signal, passive: false });
    element?.addEventListener("contextmenu", (event) => onTouch(event), { signal });
    addEventListener("pointermove", (event) => onMove(event), { signal });
    addEventListener("pointerup", () => onUp(), { signal });
    addEventListener("pointercancel", () => onCancel(), { signal });
    addEventListener("keydown", (event) => onKey(event), { signal });
    return () => stop.abort();
  }, [box]);
}

/** Milliseconds in which a slow browser sends the click of a finger that was lifted. */
const LATE_CLICK = 500;

/** The click that follows a drag would open what was only moved; one that begins anew is another. */
function stopNextClick(): void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener("click", stopClick, { capture: true, once: true, signal });
  for (const anew of ["pointerdown", "keydown"])
    addEventListener(anew, () => stop.abort(), { capture: true, once: true, signal });
  setTimeout(() => stop.abort(), LATE_CLICK);
}

function stopClick(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
