/** What the agenda shows, out of the address first, then of this browser's habits. */
import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useMemo } from "react";
import type { AgendaParameters } from "../../../domain/agenda/params.ts";
import { dateOf, toInstant, type LocalDate } from "../../../domain/time.ts";
import { useSession } from "../../platform/use-session.ts";
import { useNow } from "../../ui/use-now.ts";
import { useRead } from "../../platform/query.ts";
import { likelyZone } from "../shop/likely-zone.ts";
import { useShop, useShopRead } from "../shop/use-shop.ts";
import type { AgendaSearch } from "./search-params.ts";
import { useParameters } from "./parameters.ts";
import { datesShown, shifted, shownText, type View } from "./period.ts";
import { shownPeople, viewShown } from "./columns-shown.ts";
import { hideMoves, usePendingMoves, withMoves } from "./move/pending.ts";
import { agendaQuery, type AgendaEntry } from "./query.ts";
import { namesOf, peopleOf, type AgendaPerson } from "./people.ts";
import { boundsOf } from "./scope.ts";

const PHONE = "(max-width: 44.99em)";

export type AgendaView = ReturnType<typeof useAgendaView>;

/** A period is a place to come back to; a filter only changes how it is looked at. */
export type Go = (search: AgendaSearch, how: "visit" | "adjust") => void;

export function useAgendaView(search: AgendaSearch, go: Go) {
  const { kept, keep, isChosen } = useParameters();
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;
  const now = useNow();
  const shopRead = useShopRead();
  const zone = shopRead.data?.repair_shop?.timezone ?? likelyZone();
  const today = dateOf(toInstant(now), zone);
  const view = viewShown({ asked: search.view, kept: kept.type, isPhone, isChosen });
  const parameters: AgendaParameters = useMemo(() => ({ ...kept, type: view }), [kept, view]);
  const date = search.date ?? today;
  const dates = useMemo(() => datesShown(date, parameters), [date, parameters]);
  const read = useRead({
    query: agendaQuery,
    variables: boundsOf(dates, zone),
    nouns: ["event", "repair", "client"],
    steady: true,
    after: shopRead,
  });
  const events = useMoved(read.data?.events ?? NO_EVENTS);
  const { users, nameOf } = usePeople(events);
  const shown = useShown(search.users, { users, kept, isPhone });
  const inColumns = search.columns ?? (view === "week" || (view === "day" && !isPhone));

  const moves = movesOf({ search, go, keep, date, parameters });
  return {
    view,
    date,
    isPhone,
    kept: parameters,
    keep,
    zone,
    read,
    events,
    now,
    today,
    dates,
    parameters,
    users,
    nameOf,
    shown,
    inColumns,
    showDay: moves.showDay,
    setDate: moves.setDate,
    period: {
      text: shownText(date, parameters),
      isToday: date === today,
      view,
      parameters,
      go: moves.turn,
      setView: moves.setView,
    },
    people: {
      users,
      shown,
      inColumns: hasColumns(view) ? inColumns : undefined,
      setShown: moves.setShown,
      setInColumns: moves.setInColumns,
    },
  };
}

/** A month and a list show everybody, each by their initials. */
const hasColumns = (view: View): boolean => view !== "month" && view !== "list";

type Moving = {
  search: AgendaSearch;
  go: Go;
  keep: (change: Partial<AgendaParameters>) => void;
  date: LocalDate;
  parameters: AgendaParameters;
};

/** Each gesture writes the address; a habit is also kept in the browser. */
const movesOf = ({ search, go, keep, date, parameters }: Moving) => ({
  turn: (to: "before" | "today" | "after") =>
    go(
      {
        ...search,
        date: to === "today" ? undefined : shifted(date, parameters, to === "after" ? 1 : -1),
      },
      "visit",
    ),
  setView: (view: View) => {
    keep({ type: view });
    go({ ...search, view }, "visit");
  },
  setShown: (ids: string[]) => {
    keep({ usersIDSelected: ids, type: parameters.type });
    go({ ...search, users: ids.join(",") || undefined }, "adjust");
  },
  setInColumns: (columns: boolean) => go({ ...search, columns }, "adjust"),
  showDay: (day: LocalDate) => go({ ...search, date: day, view: "day" }, "visit"),
  setDate: (day: LocalDate) => go({ ...search, date: day }, "visit"),
});

/** What is on its way to the server is shown as done already. */
function useMoved(events: readonly AgendaEntry[]): readonly AgendaEntry[] {
  const moves = usePendingMoves();
  const { events: shown, over } = useMemo(() => withMoves(events, moves), [events, moves]);
  useEffect(() => {
    if (over.length > 0) hideMoves(over);
  }, [over]);
  return shown;
}

const NO_EVENTS: readonly AgendaEntry[] = [];
const NO_USERS: readonly AgendaPerson[] = [];

function usePeople(events: readonly AgendaEntry[]) {
  const all = useShop()?.users ?? NO_USERS;
  return useMemo(() => ({ users: peopleOf(all, events), nameOf: namesOf(all) }), [all, events]);
}

type Habits = { users: readonly AgendaPerson[]; kept: AgendaParameters; isPhone: boolean };

function useShown(asked: string | undefined, { users, kept, isPhone }: Habits): string[] {
  const me = useSession()?.me.id;
  return useMemo(() => {
    return shownPeople({ asked, known: users, kept: kept.usersIDSelected, isPhone, me });
  }, [asked, users, kept.usersIDSelected, isPhone, me]);
}
