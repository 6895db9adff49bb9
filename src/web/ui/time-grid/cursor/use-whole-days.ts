import { useEffect, useEffectEvent } from "react";
import type { LocalDate } from "../../../../domain/time.ts";
import type { GridSurface } from "../grid-types.ts";

type Props = GridSurface & { onTakeDay: (date: LocalDate, person: string | undefined) => void };

/** A click in the row of whole days takes that day. */
export function useWholeDays({ surface, layout, onTakeDay }: Props): void {
  const { columns } = layout;
  const take = useEffectEvent(onTakeDay);
  useEffect(() => {
    const row = surface.current?.parentElement?.querySelector('[data-part="bars"]');
    const stop = new AbortController();
    const onClick = (event: Event) => {
      if (!(event instanceof MouseEvent) || event.target !== row || !row) return;
      const box = row.getBoundingClientRect();
      const share = (event.clientX - box.left) / box.width;
      const column = columns[Math.floor(share * columns.length)];
      if (column) take(column.day.date, column.person?.id);
    };
    row?.addEventListener("click", onClick, { signal: stop.signal });
    return () => stop.abort();
  }, [surface, columns]);
}
