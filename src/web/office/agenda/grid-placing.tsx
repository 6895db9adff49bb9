/** A free place of the agenda becomes an intervention: the wizard opens with it. */
import { useEffect, useEffectEvent, useState } from "react";
import type { GridItem } from "../../ui/time-grid/item.ts";
import {
  addDays,
  startOfDay,
  toInstant,
  type Instant,
  type LocalDate,
} from "../../../domain/time.ts";
import { useSession } from "../../platform/use-session.ts";
import { GridCursor } from "../../ui/time-grid/cursor/grid-cursor.tsx";
import type { GridSurface, TimeGridProps } from "../../ui/time-grid/grid-types.ts";
import { openWizard, useWizardOpening } from "../repair/wizard/open-wizard.ts";
import { useShop } from "../shop/use-shop.ts";
import type { AgendaEntry } from "./query.ts";
import type { Arrival } from "./booking-arrival.ts";
import { whoGoes } from "./event/event-in-url.ts";
import type { AgendaView } from "./use-agenda-view.ts";
import { useArrival } from "./use-arrival.ts";

const WORDS = { place: "Nouvelle intervention", begin: "Choisir une heure libre" };
const DURATION = 60;

type Props = GridSurface & {
  view: AgendaView;
  ranges: TimeGridProps["ranges"];
  entries: ReadonlyMap<string, AgendaEntry>;
  /** Where the keyboard goes once what was open is closed. */
  arrival: Arrival | undefined;
  onCreated: (id: string) => void;
};

export function GridPlacing({ surface, layout, view, ranges, entries, ...after }: Props) {
  const { zone, now, shown, parameters } = view;
  const [item, setItem] = useState<GridItem>();
  const me = useSession()?.me.id;
  const user_ids = useShop()?.users.map(({ id }) => id) ?? [];
  const goers = (person: string | undefined) => whoGoes(person, { shown, me, user_ids });
  useFocusBack(surface, item !== undefined);
  useArrival(surface, after.arrival, entries);

  const settle = (id: string) => {
    setItem(undefined);
    after.onCreated(id);
  };
  const open = (start_at: Instant, end_at: Instant, person: string | undefined) => ({
    event: {
      start_at,
      end_at,
      assigned_to: goers(person),
      isForThem: person !== undefined || shown.length === 1,
    },
    onCreated: settle,
    onPlanned: settle,
  });
  const take = ({ start, end, assigned_to }: GridItem) =>
    openWizard(open(toInstant(start), toInstant(end), assigned_to[0]));
  const takeDay = (date: LocalDate, person: string | undefined) => {
    const start = open(startOfDay(date, zone), startOfDay(addDays(date, 1), zone), person);
    openWizard({ ...start, event: { ...start.event, fullday: true } });
  };
  return (
    <GridCursor
      surface={surface}
      layout={layout}
      zone={zone}
      now={now}
      ranges={ranges}
      measure={{ step: parameters.interval_step, duration: DURATION }}
      words={WORDS}
      item={item}
      setItem={setItem}
      onTake={take}
      onTakeDay={takeDay}
    />
  );
}

/** Given up, the wizard leaves the keyboard where it took it: on the place that is still chosen. */
function useFocusBack(surface: GridSurface["surface"], isChosen: boolean): void {
  const isOpen = useWizardOpening() !== undefined;
  const back = useEffectEvent(() => {
    if (isChosen && !isOpen)
      surface.current?.querySelector<HTMLElement>('[data-part="cursor"]')?.focus();
  });
  useEffect(() => {
    back();
  }, [isOpen]);
}
