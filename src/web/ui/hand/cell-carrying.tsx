/** Cards carried from one cell of a table of days to another: with the mouse, a finger or the keyboard. */
import { useRef, useState, type RefObject } from "react";
import { formatDay } from "../../../domain/time.ts";
import { cellBeside, cellKey, cellOf, type Cell, type CellBoard } from "./cells.ts";
import { Ghost } from "./ghost.tsx";
import type { Point } from "./edge-scroll.ts";
import { useHand } from "./use-hand.ts";
import { useHeldKeys } from "./use-held-keys.ts";

export type CarriedCard = { id: string; from: Cell; to: Cell };

type Props = {
  /** Its cells are marked with `data-cell`, its cards with `data-part="item"` and `data-id`. */
  box: RefObject<HTMLElement | null>;
  board: CellBoard;
  mayMove: (id: string) => boolean;
  titleOf: (id: string) => string;
  onTake: (id: string) => void;
  onDrop: (card: CarriedCard) => void;
};

export function CellCarrying({ box, board, mayMove, titleOf, onTake, onDrop }: Props) {
  const [carried, setCarried] = useState<CarriedCard>();
  // A quick drop comes before React has rendered the last pointer move.
  const last = useRef<CarriedCard>(undefined);
  const cardAt = (element: Element): CarriedCard | undefined => {
    const id = element.closest<HTMLElement>('[data-part="item"]')?.dataset.id;
    const from = cellOf(element.closest<HTMLElement>("[data-cell]")?.dataset.cell, board);
    return id !== undefined && from && mayMove(id) ? { id, from, to: from } : undefined;
  };
  const carry = (card: CarriedCard | undefined) => {
    if (card && !last.current) onTake(card.id);
    last.current = card;
    setCarried(card);
  };
  const drop = (card: CarriedCard) => {
    carry(undefined);
    if (cellKey(card.to) !== cellKey(card.from)) onDrop(card);
  };
  useHand<CarriedCard>({
    box,
    grab: (element) => {
      const held = cardAt(element);
      return held && { held };
    },
    onLift: carry,
    onCarry: (held, point) => carry({ ...held, to: cellUnder(point, board) ?? held.from }),
    onDrop: (held) => drop(last.current ?? held),
    onGiveUp: () => carry(undefined),
  });
  useHeldKeys<CarriedCard>({
    box,
    take: cardAt,
    step: (held, { key }) => {
      const to = cellBeside(held.to, key, board);
      return to && { ...held, to };
    },
    onHold: carry,
    onDrop: drop,
  });
  const drawn = carried && cellDrawn(box.current, carried.to);
  if (!carried || !drawn) return null;
  const row = board.rows.find(({ id }) => id === carried.to.row)?.name;
  const where = [formatDay(carried.to.date), row].filter(Boolean).join(", ");
  return <Ghost box={drawn.getBoundingClientRect()} title={titleOf(carried.id)} where={where} />;
}

function cellUnder({ clientX, clientY }: Point, board: CellBoard): Cell | undefined {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-cell]");
  return cellOf(found?.dataset.cell, board);
}

const cellDrawn = (box: HTMLElement | null, cell: Cell): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cellKey(cell))}"]`) ?? null;
