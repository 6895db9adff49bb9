/** Items of the grid moved and resized with the keyboard. */
import { useHeldKeys } from "../../hand/use-held-keys.ts";
import type { GridSurface } from "../grid-types.ts";
import { nudge, type MovedItem } from "../keyboard.ts";
import { heldAt } from "./grab.ts";

type Props = GridSurface & {
  step: number;
  mayMove: (id: string) => boolean;
  onDrag: (moved: MovedItem | undefined) => void;
  onDrop: (moved: MovedItem) => void;
};

export const useHolding = ({ surface, layout, step, mayMove, onDrag, onDrop }: Props): void =>
  useHeldKeys<MovedItem>({
    box: surface,
    take: ({ dataset: { slot, id } }) =>
      slot && id && mayMove(id) ? heldAt(slot, layout) : undefined,
    step: (held, event) => nudge(held, event, { columns: layout.columns, step }),
    onHold: onDrag,
    onDrop,
  });
