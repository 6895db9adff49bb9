import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ReadStates } from "../../ui/read-states.tsx";
import { TimeGrid } from "../../ui/time-grid/time-grid.tsx";
import { useScreenTitle } from "../shell/screen-title.ts";
import { unplaced, type AgendaSearch } from "./agenda-search.ts";
import { PeopleBar, PeriodBar } from "./agenda-toolbar.tsx";
import { EventCard } from "./event-card.tsx";
import { LEGEND } from "./event-look.ts";
import { useAgenda } from "./use-agenda.ts";
import { useAgendaView } from "./use-agenda-view.ts";
import "./agenda.css";

const EventDialog = lazy(() =>
  import("./event-dialog.tsx").then(({ EventDialog: dialog }) => ({ default: dialog })),
);

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
  const close = () => void go(unplaced(search), true);
  const explain = (id: string) => {
    const entry = agenda.entries.get(id);
    return entry && <EventCard entry={entry} zone={view.zone} nameOf={view.nameOf} />;
  };

  return (
    <div className="agenda">
      <div className="agenda-bars">
        <PeriodBar {...view.period} />
        <PeopleBar {...view.people} />
      </div>
      <div className="agenda-grid">
        <ReadStates read={agenda.read}>
          <TimeGrid
            {...agenda.grid}
            zone={view.zone}
            scale={view.parameters.interval_scale}
            fit={view.parameters.fit_screen}
            explain={explain}
            onOpen={open}
            onCrowd={view.showDay}
          />
        </ReadStates>
      </div>
      <Legend />
      {search.appointemnt && (
        <Suspense>
          <EventDialog
            key={search.appointemnt}
            search={search}
            entry={agenda.entries.get(search.appointemnt)}
            onClose={close}
            onSaved={close}
          />
        </Suspense>
      )}
    </div>
  );
}

const Legend = () => (
  <div className="agenda-legend" role="region" aria-label="Légende des couleurs" tabIndex={0}>
    <ul>
      {LEGEND.map(({ name, color }) => (
        <li key={name}>
          <span style={{ background: color }} />
          {name}
        </li>
      ))}
      <li>
        <span className="agenda-legend-trip" />
        Trajet
      </li>
      <li>
        <span className="agenda-legend-announced" />
        Horaire annoncé
      </li>
    </ul>
  </div>
);
