import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { may } from "../../../domain/account/permissions.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { dateOf } from "../../../domain/time.ts";
import { useSession } from "../../platform/use-session.ts";
import { ReadStates } from "../../ui/office/read-states.tsx";
import type { GridSurface } from "../../ui/time-grid/grid-types.ts";
import { GridShape } from "../../ui/time-grid/grid-shape.tsx";
import { TimeGrid } from "../../ui/time-grid/time-grid.tsx";
import { useScreenTitle } from "../shell/screen-title.ts";
import { unplaced, type AgendaSearch } from "./search-params.ts";
import { PeriodBar } from "./toolbar.tsx";
import { EventCard } from "./event-card.tsx";
import type { Arrival } from "./booking-arrival.ts";
import { GRID_LABELS, LEGEND } from "./event-block.ts";
import { PeopleBar } from "./people-bar.tsx";
import { RoundButton } from "./round/round-button.tsx";
import { useAgenda } from "./use-agenda.ts";
import { useAgendaView } from "./use-agenda-view.ts";
import styles from "./agenda.module.css";
import { lazyPart } from "../../ui/office/lazy-part.tsx";

const EventDialog = lazyPart(async () => (await import("./event/event-dialog.tsx")).EventDialog);
const GridPlacing = lazyPart(async () => (await import("./grid-placing.tsx")).GridPlacing);

const route = getRouteApi("/shell/app/agenda");

export function AgendaScreen() {
  useScreenTitle("Agenda");
  const navigate = useNavigate();
  const search = route.useSearch();
  const go = (to: AgendaSearch, replace: boolean) =>
    navigate({ to: "/app/agenda", search: to, replace, resetScroll: false });
  const view = useAgendaView(search, (to, how) => go(unplaced(to), how === "adjust"));
  const agenda = useAgenda(view);
  const open = (id: string) => void go({ ...search, appointemnt: id }, true);
  const [arrival, setArrival] = useState<Arrival>();
  const me = useSession()?.me;
  const mayEdit = me !== undefined && may(me, "edit-agenda");
  const close = () => {
    setArrival({ id: search.appointemnt === "new" ? undefined : search.appointemnt });
    void go(unplaced(search), true);
  };
  const arriveAt = (id: string | undefined) => {
    setArrival({ id });
    agenda.read.retry();
  };
  // An appointment put on a day that is not on screen takes the agenda there.
  const show = ({ id, start_at }: AgendaEvent) => {
    const date = dateOf(start_at, view.zone);
    arriveAt(id);
    void go({ ...unplaced(search), ...(!view.dates.includes(date) && { date }) }, true);
  };
  const forget = () => {
    arriveAt(undefined);
    void go(unplaced(search), true);
  };
  const explain = (id: string) => {
    const entry = agenda.entries.get(id);
    return entry && <EventCard entry={entry} zone={view.zone} nameOf={view.nameOf} />;
  };

  const placing = (grid: GridSurface) => (
    <GridPlacing
      {...grid}
      view={view}
      ranges={agenda.grid.ranges}
      entries={agenda.entries}
      arrival={arrival}
      onCreated={arriveAt}
    />
  );

  return (
    <div className={styles.agenda}>
      <div className={styles.agendaBars}>
        <PeriodBar {...view.period}>
          {mayEdit && view.parameters.type === "day" && <RoundButton view={view} />}
        </PeriodBar>
        <PeopleBar {...view.people} />
      </div>
      <div className={styles.agendaGrid}>
        <ReadStates read={agenda.read} shape={<GridShape columns={view.dates.length} />}>
          <TimeGrid
            {...agenda.grid}
            labels={GRID_LABELS}
            zone={view.zone}
            scale={view.parameters.interval_scale}
            fit={view.parameters.fit_screen}
            explain={explain}
            onOpen={open}
            onCrowd={view.showDay}
            layer={mayEdit ? placing : undefined}
          />
        </ReadStates>
      </div>
      <Legend />
      {search.appointemnt && (
        <EventDialog
          key={search.appointemnt}
          search={search}
          entry={agenda.entries.get(search.appointemnt)}
          onClose={close}
          onSaved={show}
          onRemoved={forget}
        />
      )}
    </div>
  );
}

const Legend = () => (
  <div className={styles.agendaLegend} role="region" aria-label="Légende des couleurs" tabIndex={0}>
    <ul>
      {LEGEND.map(({ name, color }) => (
        <li key={name}>
          <span style={{ background: color }} />
          {name}
        </li>
      ))}
      <li>
        <span className={styles.agendaLegendTrip} />
        Trajet
      </li>
      <li>
        <span className={styles.agendaLegendAnnounced} />
        Horaire annoncé
      </li>
    </ul>
  </div>
);
