import { Modal } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { ReadStates } from "../../ui/read-states.tsx";
import { TimeGrid } from "../../ui/time-grid/time-grid.tsx";
import { useScreenTitle } from "../shell/screen-title.ts";
import { PeopleBar, PeriodBar } from "./agenda-toolbar.tsx";
import { EventCard } from "./event-card.tsx";
import { LEGEND } from "./event-look.ts";
import { useAgenda } from "./use-agenda.ts";
import { useAgendaView } from "./use-agenda-view.ts";
import "./agenda.css";

const route = getRouteApi("/shell/app/agenda");

export function AgendaScreen() {
  useScreenTitle("Agenda");
  const navigate = useNavigate();
  const view = useAgendaView(route.useSearch(), (search, how) =>
    navigate({ to: "/app/agenda", search, replace: how === "adjust" }),
  );
  const agenda = useAgenda(view);
  const [openId, setOpenId] = useState<string>();
  const opened = openId ? agenda.entries.get(openId) : undefined;

  const open = (id: string) => {
    const repair_id = agenda.entries.get(id)?.repair_id;
    if (repair_id) void navigate({ to: "/app/sheet/$repairid", params: { repairid: repair_id } });
    else setOpenId(id);
  };
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
      <Modal opened={opened !== undefined} onClose={() => setOpenId(undefined)} title="Rendez-vous">
        {opened && <EventCard entry={opened} zone={view.zone} nameOf={view.nameOf} />}
      </Modal>
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
