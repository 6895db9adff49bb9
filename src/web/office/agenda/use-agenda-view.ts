/** What the agenda shows, out of the address first, then of this browser's habits. */
import { useMediaQuery } from "@mantine/hooks";
import { useMemo } from "react";
import type { AgendaParameters } from "../../../domain/agenda/params.ts";
import { dateOf, toInstant, type LocalDate, type Zone } from "../../../domain/time.ts";
import { useSession } from "../../platform/use-session.ts";
import { useNow } from "../../ui/use-now.ts";
import { useShop, userName, type ShopUser } from "../shop/use-shop.ts";
import type { AgendaSearch } from "./search-params.ts";
import { useParameters } from "./parameters.ts";
import { datesShown, periodText, shifted, type View } from "./period.ts";
import { shownPeople, viewShown } from "./columns-shown.ts";

const PHONE = "(max-width: 44.99em)";

export type AgendaView = ReturnType<typeof useAgendaView>;

/** A period is a place to come back to; a filter only changes how it is looked at. */
export type Go = (search: AgendaSearch, how: "visit" | "adjust") => void;

export function useAgendaView(search: AgendaSearch, go: Go) {
  const { kept, keep, isChosen } = useParameters();
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;
  const now = useNow();
  const { zone, users, nameOf } = usePeople();
  const today = dateOf(toInstant(now), zone);
  const view = viewShown({ asked: search.view, kept: kept.type, isPhone, isChosen });
  const parameters: AgendaParameters = useMemo(() => ({ ...kept, type: view }), [kept, view]);
  const date = search.date ?? today;
  const dates = useMemo(() => datesShown(date, parameters), [date, parameters]);
  const shown = useShown(search.users, { users, kept, isPhone });
  const inColumns = search.columns ?? (view === "day" && !isPhone);

  const moves = movesOf({ search, go, keep, date, parameters });
  return {
    zone,
    now,
    today,
    dates,
    parameters,
    users,
    nameOf,
    shown,
    inColumns,
    showDay: moves.showDay,
    period: {
      text: periodText(dates),
      isToday: date === today,
      view,
      go: moves.turn,
      setView: moves.setView,
    },
    people: {
      users,
      shown,
      inColumns,
      setShown: moves.setShown,
      setInColumns: moves.setInColumns,
    },
  };
}

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
  showDay: (day: LocalDate) => go({ ...search, date: day, view: "day", columns: true }, "visit"),
});

function usePeople(): { zone: Zone; users: readonly ShopUser[]; nameOf: (id: string) => string } {
  const shop = useShop();
  return useMemo(() => {
    const all = shop?.users ?? [];
    const bookable = all.filter((user) => user.bookable);
    const names = new Map(all.map((user) => [user.id, userName(user)]));
    return {
      zone: shop?.timezone ?? "Europe/Paris",
      users: bookable.length > 0 ? bookable : all,
      nameOf: (id: string) => names.get(id) ?? "Ancien collègue",
    };
  }, [shop]);
}

type Habits = { users: readonly ShopUser[]; kept: AgendaParameters; isPhone: boolean };

function useShown(asked: string | undefined, { users, kept, isPhone }: Habits): string[] {
  const me = useSession()?.me.id;
  return useMemo(() => {
    const known = users.map(({ id }) => id);
    return shownPeople({ asked, known, kept: kept.usersIDSelected, isPhone, me });
  }, [asked, users, kept.usersIDSelected, isPhone, me]);
}
