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
import { openWizard } from "../repair/wizard/open-wizard.ts";
import { unplaced, withOpening, type AgendaSearch } from "./search-params.ts";
import { AgendaBar } from "./bar/agenda-bar.tsx";
import type { Arrival } from "./booking-arrival.ts";
import { GRID_LABELS } from "./event-block.ts";
import type { View } from "./period.ts";
import { GapButton } from "./gap/gap-button.tsx";
import { RoundButton } from "./round/round-button.tsx";
import { useAgenda } from "./use-agenda.ts";
import { useAgendaView } from "./use-agenda-view.ts";
import styles from "./agenda.module.css";
import { lazyPart } from "../../ui/office/lazy-part.tsx";
import { useAfterPaint } from "../../ui/use-after-paint.ts";

const EventDialog = lazyPart(async () => (await import("./event/event-dialog.tsx")).EventDialog);
const GridEditing = lazyPart(async () => (await import("./grid-editing.tsx")).GridEditing);
const WeekPlanner = lazyPart(async () => (await import("./week/week-planner.tsx")).WeekPlanner);
const MonthGrid = lazyPart(async () => (await import("./month/month-grid.tsx")).MonthGrid);
const VisitList = lazyPart(async () => (await import("./list/visit-list.tsx")).VisitList);
const RoundPages = lazyPart(async () => (await import("./print/round-pages.tsx")).RoundPages);

const route = getRouteApi("/shell/app/agenda");

export function AgendaScreen() {
  useScreenTitle("Agenda");
  const navigate = useNavigate();
  const search = withOpening(route.useSearch());
  const go = (to: AgendaSearch, replace: boolean) =>
    navigate({ to: "/app/agenda", search: to, replace, resetScroll: false });
  const view = useAgendaView(search, (to, how) => go(unplaced(to), how === "adjust"));
  const agenda = useAgenda(view);
  const open = (id: string) => void go({ ...search, appointemnt: id }, true);
  const [arrival, setArrival] = useState<Arrival>();
  const me = useSession()?.me;
  const mayEdit = me !== undefined && may(me, "edit-agenda");
  const [closed, setClosed] = useState<string>();
  if (closed !== undefined && closed !== search.appointemnt) setClosed(undefined);
  const leave = useAfterPaint(() => void go(unplaced(search), true));
  // The dialog closes first: when the address changes in the same frame, a slow computer shows the dialog 250 ms longer.
  const close = () => {
    setArrival({ id: search.appointemnt === "new" ? undefined : search.appointemnt });
    setClosed(search.appointemnt);
    leave();
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
  // The address first: the wizard makes it a page of its own for the back key.
  const intervene = async (event: AgendaEvent) => {
    const { id, start_at, end_at, fullday, where, notes, assigned_to } = event;
    await go(unplaced(search), true);
    const place = { id, start_at, end_at, fullday, where, notes, assigned_to, isForThem: true };
    openWizard({ event: place, onCreated: arriveAt, onPlanned: arriveAt });
  };
  const editing = (grid: GridSurface) => (
    <GridEditing
      {...grid}
      view={view}
      entries={agenda.entries}
      ranges={agenda.grid.ranges}
      arrival={arrival}
      onCreated={arriveAt}
      onMoved={arriveAt}
    />
  );

  const shown = { view, agenda, onOpen: open };
  const edited = { mayEdit, arrival, onCreated: arriveAt };
  const content = () => {
    if (view.view === "month") return <MonthGrid {...shown} {...edited} />;
    if (view.view === "list") return <VisitList {...shown} />;
    if (view.view === "week" && view.inColumns) return <WeekPlanner {...shown} {...edited} />;
    return (
      <TimeGrid
        {...agenda.grid}
        labels={GRID_LABELS}
        zone={view.zone}
        scale={view.parameters.interval_scale}
        fit={view.parameters.fit_screen}
        marks={agenda.marks}
        explain={agenda.explain}
        onOpen={open}
        layer={mayEdit ? editing : undefined}
      />
    );
  };

  return (
    <div className={styles.agenda} data-view={view.view} data-whole-height>
      <AgendaBar view={view}>
        {mayEdit && view.view === "day" && (
          <>
            <GapButton view={view} onPlanned={arriveAt} />
            <RoundButton view={view} />
          </>
        )}
      </AgendaBar>
      <div className={styles.agendaGrid}>
        <ReadStates read={agenda.read} shape={<GridShape columns={view.dates.length} />}>
          {content()}
        </ReadStates>
      </div>
      {!agenda.read.waiting && hasRounds(view.view) && <RoundPages view={view} agenda={agenda} />}
      {search.appointemnt && search.appointemnt !== closed && (
        <EventDialog
          key={search.appointemnt}
          search={search}
          entry={agenda.entries.get(search.appointemnt)}
          onClose={close}
          onSaved={show}
          onRemoved={forget}
          onIntervention={(event) => void intervene(event)}
        />
      )}
    </div>
  );
}

/** A month and a list are printed as they are; the other views as rounds, a page a technician. */
const hasRounds = (view: View): boolean => view !== "month" && view !== "list";
