/** Bars of whole days carried between days and people, or made longer and shorter by their ends. */
import { useEffect, useRef, useState } from "react";
import { formatDay } from "../../../../domain/time.ts";
import { Ghost } from "../../hand/ghost.tsx";
import type { Point } from "../../hand/edge-scroll.ts";
import { useHand } from "../../hand/use-hand.ts";
import { useHeldKeys } from "../../hand/use-held-keys.ts";
import type { GridSurface } from "../grid-types.ts";
import type { BarEdge } from "../bars.ts";
import { barAt, columnsCovered, nudgeBar, type CarriedBar } from "./bar-shift.ts";

type Props = GridSurface & {
  mayMove: (id: string) => boolean;
  onTake: (id: string) => void;
  onDrop: (bar: CarriedBar) => void;
};

export function BarCarrying({ surface, layout, mayMove, onTake, onDrop }: Props) {
  const box = useRef<HTMLElement>(null);
  const [carried, setCarried] = useState<{ bar: CarriedBar; drawn: Drawn }>();
  // A quick drop comes before React has rendered the last pointer move.
  const last = useRef<CarriedBar>(undefined);
  const { columns, bars } = layout;
  useEffect(() => {
    // The row of bars comes and goes with what it holds: its parent stays.
    box.current = surface.current?.parentElement ?? null;
  }, [surface]);
  const columnAt = ({ clientX }: Point) => {
    const place = rowIn(box.current)?.getBoundingClientRect();
    const index = place ? Math.floor(((clientX - place.left) / place.width) * columns.length) : -1;
    return columns[index] ? index : undefined;
  };
  const barOf = (element: Element, column: number | undefined): CarriedBar | undefined => {
    const id = element.closest<HTMLElement>('[data-part="bar"]')?.dataset.id;
    if (id === undefined || column === undefined || !mayMove(id)) return undefined;
    const edge = edgeNamed(element.closest<HTMLElement>("[data-edge]")?.dataset.edge);
    return { id, edge, from: column, to: column };
  };
  const carry = (bar: CarriedBar | undefined) => {
    if (bar && !last.current) onTake(bar.id);
    last.current = bar;
    const covered = bar && columnsCovered(bar, { columns, bars });
    setCarried(
      bar && covered && { bar, drawn: drawnAt(rowIn(box.current), covered, columns.length) },
    );
  };
  const drop = (bar: CarriedBar) => {
    carry(undefined);
    if (bar.to !== bar.from) onDrop(bar);
  };
  useHand<CarriedBar>({
    box,
    grab: (element, point) => {
      const held = barOf(element, columnAt(point));
      return held && { held, now: held.edge !== "move" };
    },
    onLift: carry,
    onCarry: (held, point) => carry({ ...held, to: columnAt(point) ?? held.from }),
    onDrop: (held) => drop(last.current ?? held),
    onGiveUp: () => carry(undefined),
  });
  useHeldKeys<CarriedBar>({
    box,
    take: (element) => barOf(element, Number(element.dataset.first)),
    step: (held, event) => nudgeBar(held, event, { columns, bars }),
    onHold: carry,
    onDrop: drop,
  });
  if (!carried) return null;
  const { bar, drawn } = carried;
  const { day, person } = columns[bar.to] ?? {};
  const title = barAt({ columns, bars }, bar.id, bar.from)?.item.title ?? "";
  const where = [day && formatDay(day.date), person?.name].filter(Boolean).join(", ");
  return <Ghost box={drawn} title={title} where={where} />;
}

const rowIn = (box: HTMLElement | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>('[data-part="bars"]') ?? null;

const edgeNamed = (edge: string | undefined): BarEdge =>
  edge === "start" || edge === "end" ? edge : "move";

type Drawn = Pick<DOMRect, "left" | "top" | "width" | "height">;

function drawnAt(
  box: HTMLElement | null,
  { first, last }: { first: number; last: number },
  count: number,
): Drawn {
  const { left = 0, top = 0, width = 0, height = 0 } = box?.getBoundingClientRect() ?? {};
  const column = width / count;
  return { left: left + first * column, top, width: (last - first + 1) * column, height };
}
