/** The desk's day: the search, then the day of each person; on a phone also the visits to come, one by one. */
import { Kbd, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatDay, toInstant, type LocalDate } from "../../../../domain/time.ts";
import { useSession } from "../../../platform/use-session.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { office } from "../../../ui/office/styles.ts";
import { eventOf } from "../../agenda/event-block.ts";
import { openCommand } from "../../command/open-command.ts";
import { useColleagues, useZone } from "../../shop/use-shop.ts";
import { isPast } from "../../../../domain/agenda/event-time.ts";
import { DayCard } from "../day-card.tsx";
import type { HomeEvent } from "../query.ts";
import { DayStrips } from "./day-strips.tsx";
import styles from "./desk.module.css";

type Props = {
  events: readonly HomeEvent[];
  today: LocalDate;
  now: number;
  /** Chooses between the round and the whole shop. */
  children: ReactNode;
};

export function Today({ events, today, now, children }: Props) {
  const me = useSession()?.me;
  const isSmall = useMediaQuery("(max-width: 44.99em)", false, { getInitialValueInEffect: false });
  const shown = events
    .filter(({ status }) => status !== "CANCEL")
    .toSorted((a, b) => (a.start_at < b.start_at ? -1 : 1));
  return (
    <section aria-labelledby="today" className={styles.today}>
      <div className={styles.hello}>
        <div>
          <Title order={2} id="today" className={styles.date}>
            {formatDay(today)}
          </Title>
          <Text c="dimmed">
            Bonjour {me?.firstname},{" "}
            {shown.length === 0
              ? "rien n’est prévu aujourd’hui."
              : `${countText(shown.length)} aujourd’hui.`}
          </Text>
        </div>
        {children}
      </div>
      <button type="button" className={styles.search} onClick={openCommand}>
        <IconSearch size={22} aria-hidden />
        <span>Client, téléphone, fiche, devis, n° de série…</span>
        <Kbd aria-hidden visibleFrom="sm">
          Ctrl K
        </Kbd>
      </button>
      {shown.length === 0 && (
        <EmptyState title="Journée libre">
          Les rendez-vous pris en ligne et à l’atelier s’affichent ici d’eux-mêmes.
        </EmptyState>
      )}
      {shown.length > 0 && (
        <div className={office.sheetOfPaper}>
          <DayStrips events={shown} today={today} now={now} isPicture={isSmall} />
        </div>
      )}
      {isSmall && <ComingVisits events={shown} now={now} />}
    </section>
  );
}

const countText = (count: number): string =>
  count === 1 ? "un rendez-vous" : `${count}\u202frendez-vous`;

/** A telephone's strips are too narrow for words. */
function ComingVisits({ events, now }: Pick<Props, "events" | "now">) {
  const zone = useZone();
  const nameOf = useColleagues();
  const instant = toInstant(now);
  const coming = events.filter(
    (event) => event.status === "TODO" && !isPast(eventOf(event), instant),
  );
  if (coming.length === 0) return null;
  return (
    <ol className={styles.day}>
      {coming.map((event) => (
        <DayCard key={event.id} event={event} zone={zone} now={instant} nameOf={nameOf} />
      ))}
    </ol>
  );
}
