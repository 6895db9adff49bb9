import { useMemo } from "react";
import {
  weekHoursOn,
  openingOn,
  parseWeekHours,
  type Opening,
} from "../../../domain/agenda/opening.ts";
import { intersection, type Interval } from "../../../domain/agenda/interval.ts";
import { addDays, startOfDay, toInstant, type LocalDate } from "../../../domain/time.ts";
import { useRead } from "../../platform/query.ts";
import { useShop, type Shop } from "../shop/use-shop.ts";
import { agendaQuery, type AgendaEntry } from "./agenda-query.ts";
import { allDayOf, gridItemOf, lookOf } from "./event-look.ts";
import type { AgendaView } from "./use-agenda-view.ts";

const NOTHING: readonly AgendaEntry[] = [];

/** The appointments of the period, ready for the wall planner. */
export function useAgenda(view: AgendaView) {
  const { dates, zone, now, shown, nameOf, users, inColumns, parameters } = view;
  const shop = useShop();
  const read = useRead({
    query: agendaQuery,
    variables: boundsOf(dates, zone),
    nouns: ["event", "repair", "client"],
    pause: !shop,
  });
  const events = read.data?.events ?? NOTHING;
  const visible = useMemo(() => events.filter((entry) => concerns(entry, shown)), [events, shown]);
  const entries = useMemo(() => new Map(visible.map((entry) => [entry.id, entry])), [visible]);
  const items = useMemo(() => visible.filter(({ fullday }) => !fullday).map(gridItemOf), [visible]);
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

const concerns = ({ assigned_to }: AgendaEntry, shown: readonly string[]): boolean =>
  assigned_to.length === 0 || assigned_to.some((id) => shown.includes(id));

const columnPerson = ({ id, firstname }: { id: string; firstname: string }) => ({
  id,
  name: firstname,
});

function boundsOf(dates: readonly LocalDate[], zone: string) {
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) throw new Error("a period has at least one day");
  return { from: startOfDay(first, zone), to: startOfDay(addDays(last, 1), zone) };
}

const openingFrom = (shop: Shop): Opening => ({
  opening_hours: parseWeekHours(shop.opening_hours) ?? {},
  exceptions: [],
  open_on_holidays: false,
  zip: shop.zipcode,
});

/** Open stretches of the shop; in a person's column, those that are also worked. */
function rangesOf(shop: Shop | undefined, isOn: boolean) {
  if (!shop || !isOn) return () => [];
  const opening = openingFrom(shop);
  const works = new Map(
    shop.users.map(({ id, working_hours }) => [id, parseWeekHours(working_hours)]),
  );
  return (date: LocalDate, person: string | undefined): readonly Interval[] => {
    const open = openingOn(opening, date);
    const own = person ? works.get(person) : undefined;
    return own && Object.keys(own).length > 0 ? intersection(open, weekHoursOn(own, date)) : open;
  };
}

const ORDINARY: Interval = { from: 8 * 60, to: 19 * 60 };

/** From the hour before the shop first opens to the hour after it last closes. */
function hoursShown(shop: Shop | undefined): Interval {
  const spans = Object.values(parseWeekHours(shop?.opening_hours) ?? {}).flat();
  if (spans.length === 0) return ORDINARY;
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  return {
    from: Math.max(0, Math.floor((from - 30) / 60) * 60),
    to: Math.min(1440, Math.ceil((to + 30) / 60) * 60),
  };
}
