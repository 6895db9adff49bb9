import { SegmentedControl, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { useMemo } from "react";
import {
  addDays,
  dateOf,
  formatDay,
  startOfDay,
  toInstant,
  type LocalDate,
} from "../../../domain/time.ts";
import { useRead } from "../../platform/query.ts";
import { useSession } from "../../platform/use-session.ts";
import { EmptyState } from "../../ui/office/empty-state.tsx";
import { ReadStates } from "../../ui/office/read-states.tsx";
import { useNow } from "../../ui/use-now.ts";
import { UnusualBookings } from "../booking/unusual-bookings.tsx";
import { FailedLetters } from "../message/failed-panel.tsx";
import { useScreenTitle } from "../shell/screen-title.ts";
import { useColleagues, useShop, useShopRead, useZone } from "../shop/use-shop.ts";
import { DayCard } from "./day-card.tsx";
import { dayQuery, waitingQuery, type HomeEvent, type Waiting } from "./query.ts";
import { InvoicesWaiting, LateRepairs, QuotesWaiting } from "./waiting-panels.tsx";
import styles from "./home.module.css";

const NOTHING: Waiting = {
  quotes: [],
  quotes_count: 0,
  invoices: [],
  unpaid_total: { count: 0, remainder: 0 },
  late_repairs: { count: 0, repairs: [] },
};

/** Events of today in order, then what waits for an action. */
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
  const waiting = useRead({
    query: waitingQuery,
    variables: {},
    nouns: ["repair", "quote", "invoice", "payment"],
  });
  const waits = waiting.data ?? NOTHING;
  return (
    <>
      <UnusualBookings />
      <FailedLetters />
      <div className={styles.home}>
        <ReadStates read={day} shape={<DayShape />}>
          <Today events={day.data?.events ?? []} today={today} now={now} />
        </ReadStates>
        {/* Drawn after the day, whose height is not known while it loads: drawn before, it would move. */}
        {!day.waiting && (
          <ReadStates read={waiting} shape={<WaitingShape />}>
            <div className={styles.homeLate}>
              <LateRepairs late={waits.late_repairs} now={now} />
            </div>
            <div className={styles.homeMoney}>
              <QuotesWaiting {...waits} />
              <InvoicesWaiting {...waits} today={today} />
            </div>
          </ReadStates>
        )}
      </div>
    </>
  );
}

type TodayProps = { events: readonly HomeEvent[]; today: LocalDate; now: number };

function Today({ events, today, now }: TodayProps) {
  const me = useSession()?.me;
  const zone = useZone();
  const nameOf = useColleagues();
  const isBookable = useShop()?.users.some(({ id, bookable }) => id === me?.id && bookable);
  const [whose, setWhose] = useLocalStorage({ key: "etabli.home-whose", defaultValue: "mine" });
  const isMine = isBookable === true && whose === "mine";
  const shown = events
    .filter(
      ({ status, assigned_to }) =>
        status !== "CANCEL" && (!isMine || (me && assigned_to.includes(me.id))),
    )
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
        {isBookable && (
          <SegmentedControl
            aria-label="Rendez-vous montrés"
            value={whose}
            onChange={setWhose}
            data={[
              { value: "mine", label: "Les miens" },
              { value: "all", label: "Tous" },
            ]}
          />
        )}
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
