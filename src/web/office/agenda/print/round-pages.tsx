/** The round on paper: what one needs on the road when the phone is flat. Drawn while the page is printed only. */
import { createPortal } from "react-dom";
import { visitAddress } from "../../../../domain/agenda/visit.ts";
import { formatDay, type LocalDate, type Zone } from "../../../../domain/time.ts";
import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";
import { useIsPrinting } from "../../../ui/use-printing.ts";
import { phoneText } from "../../client/phone-link.tsx";
import { userName } from "../../shop/colleague-name.ts";
import { addressesOf } from "../event/parts.ts";
import { announcedText, hoursOn, personOf } from "../event-block.ts";
import type { AgendaEntry } from "../query.ts";
import type { Agenda } from "../use-agenda.ts";
import type { AgendaView } from "../use-agenda-view.ts";
import { roundPages, type RoundPage } from "./pages.ts";
import styles from "./round.module.css";

type Props = { view: AgendaView; agenda: Agenda };

export function RoundPages({ view, agenda }: Props) {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  const { dates, zone, users, shown } = view;
  const people = users.filter(({ id }) => shown.includes(id));
  const pages = roundPages({ dates, zone, entries: agenda.visible, people });
  return createPortal(
    <div className={styles.pages} data-part="round-pages">
      {pages.length === 0 && <p>Rien de prévu</p>}
      {pages.map((page) => (
        <Page key={`${page.date} ${page.person?.id}`} page={page} zone={zone} />
      ))}
    </div>,
    document.body,
  );
}

const Page = ({ page: { date, person, visits }, zone }: { page: RoundPage; zone: Zone }) => (
  <section className={styles.page}>
    <header>
      <h1>Tournée du {formatDay(date)}</h1>
      <strong>{person ? userName(person) : "Sans intervenant"}</strong>
    </header>
    <ol>
      {visits.map((visit) => (
        <Visit key={visit.id} visit={visit} date={date} zone={zone} />
      ))}
    </ol>
  </section>
);

function Visit({ visit, date, zone }: { visit: AgendaEntry; date: LocalDate; zone: Zone }) {
  const { repair, notes } = visit;
  const { from, to } = hoursOn(visit, date, zone);
  const announced = announcedText(visit, zone);
  return (
    <li>
      <div className={styles.hours}>
        <strong>{from}</strong>
        {to && <span>{to}</span>}
        {announced && <span>annoncé {announced}</span>}
      </div>
      <div>
        <p className={styles.name}>
          {personOf(visit)}
          {repair?.urgency === 1 && <em>Urgent</em>}
          {repair?.danger && <em>Danger : {repair.danger.label}</em>}
        </p>
        {repair && <Place visit={visit} repair={repair} />}
        {repair && (
          <p>
            {visit.kind} · {repair.appliance && applianceLabel(repair.appliance)}
            {repair.fault && ` : ${repair.fault}`}
          </p>
        )}
        {notes && <p className={styles.notes}>Notes : {notes}</p>}
      </div>
      <span className={styles.box} />
    </li>
  );
}

type PlaceProps = { visit: AgendaEntry; repair: NonNullable<AgendaEntry["repair"]> };

/** The complement of an address says how one gets in: floor, code, gate. */
function Place({ visit, repair }: PlaceProps) {
  const address = visitAddress(visit, addressesOf(repair));
  const phones = repair.client.phones.map(({ number }) => phoneText(number)).join(" · ");
  return (
    <>
      {phones && <p>Tél. {phones}</p>}
      <p>
        {address
          ? [address.street, `${address.zip} ${address.city}`]
              .filter((line) => line.trim())
              .join(", ")
          : visit.where}
      </p>
      {address?.complement && <p>Accès : {address.complement}</p>}
    </>
  );
}
