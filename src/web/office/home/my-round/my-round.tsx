/** « Ma tournée »: the technician's day, one visit at a time. */
import { Text, Title } from "@mantine/core";
import { myRound } from "../../../../domain/agenda/round/my-round.ts";
import { formatDay, toInstant, type LocalDate } from "../../../../domain/time.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { useZone } from "../../shop/use-shop.ts";
import { Allowed } from "../../account/allowed.tsx";
import type { HomeEvent } from "../query.ts";
import { LateLine } from "./late-line.tsx";
import { NextVisit } from "./next-visit.tsx";
import { StopLine } from "./stop-line.tsx";
import styles from "./my-round.module.css";

type Props = {
  events: readonly HomeEvent[];
  user_id: string;
  today: LocalDate;
  now: number;
  /** Chooses between the round and the whole shop. */
  children: React.ReactNode;
};

export function MyRound({ events, user_id, today, now, children }: Props) {
  const zone = useZone();
  const { done, next, later } = myRound(events, { user_id, now: toInstant(now) });
  return (
    <section aria-labelledby="my-round" className={styles.round}>
      <div className={styles.head}>
        <div>
          <Title order={2} id="my-round" className={styles.date}>
            {formatDay(today)}
          </Title>
          <Text c="dimmed">{leftText(done.length, later.length + (next ? 1 : 0))}</Text>
        </div>
        {children}
      </div>
      {done.length > 0 && (
        <details className={styles.done}>
          <summary>
            {done.length === 1 ? "1 visite faite" : `${done.length} visites faites`}
          </summary>
          <ol className={styles.lines}>
            {done.map((event) => (
              <StopLine key={event.id} {...{ event, today, zone }} />
            ))}
          </ol>
        </details>
      )}
      <Allowed action="edit-agenda">
        <LateLine {...{ events, user_id, zone }} now={toInstant(now)} />
      </Allowed>
      {next ? (
        <NextVisit key={next.id} event={next} zone={zone} now={toInstant(now)} />
      ) : (
        <EmptyState title={done.length > 0 ? "Tournée terminée" : "Journée libre"}>
          Les rendez-vous pris en ligne et à l’atelier s’affichent ici d’eux-mêmes.
        </EmptyState>
      )}
      {later.length > 0 && (
        <>
          <Title order={3} size="h4" mt={20} mb={8}>
            Ensuite
          </Title>
          <ol className={styles.lines}>
            {later.map((event) => (
              <StopLine key={event.id} {...{ event, today, zone }} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function leftText(done: number, left: number): string {
  if (left === 0) return done === 0 ? "Rien n’est prévu aujourd’hui." : "Tout est fait.";
  return left === 1 ? "Encore un rendez-vous." : `Encore ${left}\u00a0rendez-vous.`;
}
