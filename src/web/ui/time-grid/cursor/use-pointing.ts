/** A free place chosen with the pointer: a click sets it, the mouse held down draws it. */
import { useEffect, useEffectEvent, useRef } from "react";
import type { Column } from "../columns.ts";
import { placeAt, placeDrawn, pointedAt, type Measure } from "./cursor.ts";
import { useEdgeScroll } from "../../hand/use-edge-scroll.ts";
import type { Point } from "../../hand/edge-scroll.ts";
import type { GridItem } from "../item.ts";
import type { GridSurface } from "../grid-types.ts";

type PointerDrag = { column: Column; y: number; from: Point; drew: boolean };

/** Pixels of movement under which a press is a click. */
const TREMBLE = 6;
const TAKEN = "button, [data-edge]";

const isFree = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(TAKEN) === null;

const shareIn = (element: Element, { clientX, clientY }: Point) => {
  const box = element.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
};

export function usePointing(
  { surface, layout }: GridSurface,
  measure: Measure,
  onPlace: (item: GridItem) => void,
): void {
  const held = useRef<PointerDrag>(undefined);
  const found = (point: Point) =>
    surface.current ? pointedAt(shareIn(surface.current, point), layout) : undefined;

  const onDown = useEffectEvent((event: PointerEvent) => {
    held.current = undefined;
    if (event.pointerType !== "mouse" || event.button !== 0 || !isFree(event)) return;
    const place = found(event);
    if (place) held.current = { ...place, from: event, drew: false };
  });
  // Beside its column the drawing goes on in it: only the height counts.
  const draw = (point: Point) => {
    const now = held.current;
    const place = found(point);
    if (now?.drew && place) onPlace(placeDrawn(now.column, [now.y, place.y], measure.step));
  };
  const edges = useEdgeScroll(surface, draw);
  const onMove = useEffectEvent((event: PointerEvent) => {
    const now = held.current;
    if (!now || event.buttons !== 1) return edges.stop();
    now.drew ||= Math.abs(event.clientY - now.from.clientY) > TREMBLE;
    const point = { clientX: now.from.clientX, clientY: event.clientY };
    draw(point);
    edges.follow(point, now.from);
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const drew = held.current?.drew;
    held.current = undefined;
    const place = !drew && isFree(event) && found(event);
    if (place) onPlace(placeAt(place.column, place.y, measure));
  });
  const onUp = useEffectEvent(() => edges.stop());
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const element = surface.current;
    element?.addEventListener("pointerdown", (event) => onDown(event), { signal });
    element?.addEventListener("click", (event) => onClick(event), { signal });
    addEventListener("pointermove", (event) => onMove(event), { signal });
    addEventListener("pointerup", () => onUp(), { signal });
    return () => stop.abort();
  }, [surface]);
}
