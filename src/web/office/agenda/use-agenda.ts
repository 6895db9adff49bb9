import { useMemo } from "react";
import { toInstant } from "../../../domain/time.ts";
import { useShop } from "../shop/use-shop.ts";
import { hoursShown, rangesOf } from "./hours.ts";
import { concerns } from "./scope.ts";
import { allDayOf, gridItemOf, lookOf } from "./event-block.ts";
import type { AgendaView } from "./use-agenda-view.ts";

/** The appointments of the period, ready for the wall planner. */
export function useAgenda(view: AgendaView) {
  const { dates, zone, now, read, events, shown, nameOf, users, inColumns, parameters } = view;
  const shop = useShop();
  const visible = useMemo(() => events.filter((entry) => concerns(entry, shown)), [events, shown]);
  const entries = useMemo(() => new Map(visible.map((entry) => [entry.id, entry])), [visible]);
  const items = useMemo(
    () => visible.filter(({ fullday }) => !fullday).map((entry) => gridItemOf(entry, parameters)),
    [visible, parameters],
  );
  const looks = useMemo(() => {
    const seen = { now: toInstant(now), zone, nameOf };
    return new Map(visible.map((entry) => [entry.id, lookOf(entry, seen)]));
  }, [visible, now, zone, nameOf]);
  const allDay = useMemo(
    () => visible.filter(({ fullday }) => fullday).map((entry) => allDayOf(entry, zone, nameOf)),
    [visible, zone, nameOf],
  );
  const people = useMemo(
    () => (inColumns ? users.filter(({ id }) => shown.includes(id)).map(columnPerson) : undefined),
    [inColumns, users, shown],
  );
  const ranges = useMemo(
    () => rangesOf(shop, parameters.show_ranges),
    [shop, parameters.show_ranges],
  );
  const hours = useMemo(() => hoursShown(shop), [shop]);
  return { read, entries, grid: { dates, now, people, items, looks, allDay, ranges, hours } };
}

const columnPerson = ({ id, firstname }: { id: string; firstname: string }) => ({
  id,
  name: firstname,
});
