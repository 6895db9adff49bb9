/** The appointments day by day, in the order of their hours: to read aloud, to call, to print. */
import { formatDay, type LocalDate } from "../../../../domain/time.ts";
import { EVENT_STATUS_FR } from "../../../../domain/agenda/event.ts";
import { PhoneLink } from "../../client/phone-link.tsx";
import { HeldMark } from "../../booking/held-mark.tsx";
import { UrgencyMark } from "../../repair/urgency-mark.tsx";
import { CardMarks } from "../card-marks.tsx";
import { cardLine, colorOf, eventOf, hoursOn, personOf } from "../event-block.ts";
import type { AgendaEntry } from "../query.ts";
import type { Agenda } from "../use-agenda.ts";
import type { AgendaView } from "../use-agenda-view.ts";
import { entriesOn } from "../week/rows.ts";
import styles from "./list.module.css";

type Props = { view: AgendaView; agenda: Agenda; onOpen: (id: string) => void };

export const VisitList = ({ view, agenda, onOpen }: Props) => (
  <div className={styles.list} data-part="list">
    {view.dates.map((date) => (
      <Day
        key={date}
        date={date}
        entries={entriesOn(agenda.visible, date, view.zone)}
        {...{ view, onOpen }}
      />
    ))}
  </div>
);

type DayProps = Pick<Props, "view" | "onOpen"> & { date: LocalDate; entries: AgendaEntry[] };

const Day = ({ date, entries, view, onOpen }: DayProps) => (
  <section aria-labelledby={`list-${date}`}>
    <h2 id={`list-${date}`} data-today={date === view.today || undefined}>
      {formatDay(date)}
    </h2>
    {entries.length === 0 ? (
      <p>Rien de prévu</p>
    ) : (
      <ul>
        {entries.map((entry) => (
          <Row key={entry.id} date={date} entry={entry} view={view} onOpen={onOpen} />
        ))}
      </ul>
    )}
  </section>
);

type RowProps = Pick<Props, "view" | "onOpen"> & { date: LocalDate; entry: AgendaEntry };

function Row({ date, entry, view, onOpen }: RowProps) {
  const { zone, users } = view;
  const { repair, status } = entry;
  const { from, to } = hoursOn(entry, date, zone);
  const people = users.filter(({ id }) => entry.assigned_to.includes(id));
  const phone = repair?.client.phones[0];
  return (
    <li style={{ borderLeftColor: colorOf(entry.kind) }} data-state={status}>
      <span className={styles.hours}>{[from, to].filter(Boolean).join(" – ")}</span>
      <span className={styles.who}>
        <button type="button" data-part="item" data-id={entry.id} onClick={() => onOpen(entry.id)}>
          {personOf(entry)}
        </button>
        <HeldMark visit={entry} />
        {repair && <UrgencyMark repair={repair} />}
      </span>
      <span className={styles.what}>
        {repair ? `${entry.kind} · ${cardLine(entry)}` : cardLine(entry)}
        {status !== "TODO" && ` · ${EVENT_STATUS_FR[eventOf(entry).status]}`}
      </span>
      <span className={styles.phone}>{phone && <PhoneLink {...phone} />}</span>
      <span className={styles.people}>
        <CardMarks entry={{ ...entry, repair: null }} people={people} />
        {people.map(({ firstname }) => firstname).join(", ")}
      </span>
    </li>
  );
}
