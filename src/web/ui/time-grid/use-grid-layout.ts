import { useMemo } from "react";
import { linesOf, makeAxis, wallToAxis } from "./axis.ts";
import { layOutBars } from "./bars.ts";
import { columnsOf, fitWindow, itemsByColumn } from "./columns.ts";
import { layOut } from "./lanes.ts";
import type { GridLayout, TimeGridProps } from "./grid-types.ts";

export function useGridLayout(props: TimeGridProps): GridLayout {
  const { dates, zone, people, items, allDay, hours, scale } = props;
  return useMemo(() => {
    const axis = makeAxis(dates, zone);
    const columns = columnsOf(axis, people);
    const lists = itemsByColumn(items, columns);
    const segments = columns.map(({ day }, index) => layOut(lists[index] ?? [], day));
    const least = { from: wallToAxis(axis, hours.from), to: wallToAxis(axis, hours.to) };
    const window = fitWindow(least, { items: lists.flat(), days: axis.days });
    const bars = layOutBars(allDay, columns);
    return { axis, columns, lists, segments, window, lines: linesOf(axis, window, scale), bars };
  }, [dates, zone, people, items, allDay, hours, scale]);
}
