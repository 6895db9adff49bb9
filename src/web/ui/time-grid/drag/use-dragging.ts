/** Items of the grid moved and resized with the mouse, or with a finger: its handles are drawn on the item it took. */
import { useRef } from "react";
import type { Point } from "../../hand/edge-scroll.ts";
import { useHand } from "../../hand/use-hand.ts";
import type { GridSurface } from "../grid-types.ts";
import type { MovedItem } from "../keyboard.ts";
import { dragTo, grabAt, handleAt, type Grab } from "./grab.ts";

type Props = GridSurface & {
  step: number;
  mayMove: (id: string) => boolean;
  onDrag: (moved: MovedItem | undefined) => void;
  onDrop: (moved: MovedItem) => void;
  /** A finger has it: from now on it may be taken by its handles. */
  onTouch: (id: string) => void;
};

export function useDragging(props: Props): void {
  const { surface, layout, step, mayMove, onDrag, onDrop, onTouch } = props;
  const last = useRef<MovedItem>(undefined);
  const shareOf = ({ clientX, clientY }: Point) => {
    const box = surface.current?.getBoundingClientRect();
    if (!box) return { x: -1, y: -1 };
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  const grab = (element: Element, point: Point, isTouch: boolean) => {
    const drawn = element.closest<HTMLElement>("[data-slot]");
    const { slot = "", id = "", edge } = drawn?.dataset ?? {};
    if (!drawn || !mayMove(id)) return undefined;
    const share = shareOf(point);
    if (edge === "start" || edge === "end") {
      const held = handleAt({ slot, edge }, share, layout);
      return held && { held, now: true };
    }
    const held = grabAt(slot, share, layout);
    if (!held || !isTouch) return held && { held };
    // A finger takes the whole item: it has handles for the edges.
    return { held: { ...held, grip: { ...held.grip, edge: "move" as const }, isTouch } };
  };
  useHand<Grab>({
    box: surface,
    grab,
    onLift: ({ grip, column, isTouch }) => {
      last.current = undefined;
      if (isTouch) onTouch(grip.item.id);
      onDrag({ item: grip.item, column });
    },
    onCarry: (held, point) => {
      const moved = dragTo(held, shareOf(point), { layout, step });
      if (!moved) return;
      last.current = moved;
      onDrag(moved);
    },
    onDrop: () => (last.current ? onDrop(last.current) : onDrag(undefined)),
    onGiveUp: () => onDrag(undefined),
  });
}
