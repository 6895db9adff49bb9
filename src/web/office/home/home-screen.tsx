import { Skeleton, Stack, Text, Title } from "@mantine/core";
import { useMemo, type ReactNode } from "react";
import {
  addDays,
  dateOf,
  formatDay,
  startOfDay,
  toInstant,
  type LocalDate,
} from "../../../domain/time.ts";
import { useRead, type Read } from "../../platform/query.ts";
import { useSession } from "../../platform/use-session.ts";
import { EmptyState } from "../../ui/office/empty-state.tsx";
import { ReadStates } from "../../ui/office/read-states.tsx";
import { useNow } from "../../ui/use-now.ts";
import { UnusualBookings } from "../booking/unusual-bookings.tsx";
import { FailedLetters } from "../message/failed-panel.tsx";
import { useScreenTitle } from "../shell/screen-title.ts";
import { useColleagues, useShopRead, useZone } from "../shop/use-shop.ts";
import { DayCard } from "./day-card.tsx";
import { MyRound } from "./my-round/my-round.tsx";
import { dayQuery, waitingQuery, type HomeEvent, type Waiting } from "./query.ts";
import { useHomeChoice } from "./use-home-choice.tsx";
import { InvoicesWaiting, LateRepairs, QuotesWaiting } from "./waiting-panels.tsx";
import styles from "./home.module.css";

const NOTHING: Waiting = {
  quotes: [],
  quotes_count: 0,
  invoices: [],
  unpaid_total: { count: 0, remainder: 0 },
  late_repairs: { count: 0, repairs: [] },
};

/** A technician's round; for the others the shop's day in order, then what waits for an action. */
export function HomeScreen() {
  useScreenTitle("Accueil");
  const now = useNow();
  const zone = useZone();
  const shopRead = useShopRead();
  const today = dateOf(toInstant(now), zone);
  const bounds = useMemo(
    () => ({ from: startOfDay(today, zone), to: startOfDay(addDays(today, 1), zone) }),
    [today, zone],
  );
  const day = useRead({
    query: dayQuery,
    variables: bounds,
    nouns: ["event", "repair"],
    after: shopRead,
  });
  const { isRound, choice } = useHomeChoice();
  const waiting = useRead({
    query: waitingQuery,
    variables: {},
    pause: isRound,
    nouns: ["repair", "quote", "invoice", "payment"],
  });
  const me = useSession()?.me;
  const events = day.data?.events ?? [];
  const shown = { events, today, now };
  if (isRound && me)
    return (
      <div className={styles.home}>
        <ReadStates read={day} shape={<DayShape />}>
          <MyRound {...shown} user_id={me.id}>
            {choice}
          </MyRound>
        </ReadStates>
      </div>
    );
  return (
    <>
      <UnusualBookings />
      <FailedLetters />
      <div className={styles.home}>
        <ReadStates read={day} shape={<DayShape />}>
          <Today {...shown}>{choice}</Today>
        </ReadStates>
        {/* Drawn after the day, whose height is not known while it loads: drawn before, it would move. */}
        {!day.waiting && <WaitingPanels read={waiting} today={today} now={now} />}
      </div>
    </>
  );
}

type WaitingProps = { read: Read<Waiting>; today: LocalDate; now: number };

function WaitingPanels({ read, today, now }: WaitingProps) {
  const waits = read.data ?? NOTHING;
  return (
    <ReadStates read={read} shape={<WaitingShape />}>
      <div className={styles.homeLate}>
        <LateRepairs late={waits.late_repairs} now={now} />
      </div>
      <div className={styles.homeMoney}>
        <QuotesWaiting {...waits} />
        <InvoicesWaiting {...waits} today={today} />
      </div>
    </ReadStates>
  );
}

type TodayProps = {
  events: readonly HomeEvent[];
  today: LocalDate;
  now: number;
  children: ReactNode;
};

function Today({ events, today, now, children }: TodayProps) {
  const me = useSession()?.me;
  const zone = useZone();
  const nameOf = useColleagues();
  const shown = events
    .filter(({ status }) => status !== "CANCEL")
    .toSorted((a, b) => (a.start_at < b.start_at ? -1 : 1));
  return (
    <section aria-labelledby="today">
      <div className={styles.homeHello}>
        <div>
          <Title order={2} id="today" className={styles.homeDate}>
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
      {shown.length === 0 ? (
        <EmptyState title="Journée libre">
          Les rendez-vous pris en ligne et à l’atelier s’affichent ici d’eux-mêmes.
        </EmptyState>
      ) : (
        <ol className={styles.homeDay}>
          {shown.map((event) => (
            <DayCard
              key={event.id}
              event={event}
              zone={zone}
              now={toInstant(now)}
              nameOf={nameOf}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

const countText = (count: number): string =>
  count === 1 ? "un rendez-vous" : `${count}\u202frendez-vous`;

const DayShape = () => (
  <Stack gap="sm">
    <Skeleton h={52} w={260} />
    <Skeleton h={104} />
    <Skeleton h={104} />
    <Skeleton h={104} />
  </Stack>
);

const WaitingShape = () => (
  <Stack gap="md">
    <Skeleton h={180} />
    <Skeleton h={180} />
  </Stack>
);
