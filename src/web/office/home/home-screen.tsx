import { Skeleton, Stack } from "@mantine/core";
import { useMemo } from "react";
import { addDays, dateOf, startOfDay, toInstant, type LocalDate } from "../../../domain/time.ts";
import { useRead, type Read } from "../../platform/query.ts";
import { useSession } from "../../platform/use-session.ts";
import { lazyPart } from "../../ui/office/lazy-part.tsx";
import { ReadStates } from "../../ui/office/read-states.tsx";
import { useNow } from "../../ui/use-now.ts";
import { useScreenTitle } from "../shell/screen-title.ts";
import { useShopRead, useZone } from "../shop/use-shop.ts";
import { BlockedPanel } from "./desk/blocked-panel.tsx";
import { StatusTasks } from "./desk/status-tasks.tsx";
import { Today } from "./desk/today.tsx";
import { WeekFigures } from "./desk/week-figures.tsx";
import { MyRound } from "./my-round/my-round.tsx";
import { Notices } from "./notices.tsx";
import { useNotices } from "./use-notices.ts";
import { dayQuery, figuresQuery, waitingQuery, type Figures, type Waiting } from "./query.ts";
import { useHomeChoice } from "./use-home-choice.tsx";
import { InvoicesWaiting, QuotesWaiting } from "./waiting-panels.tsx";
import styles from "./home.module.css";

/** Of a shop that is being opened: not in the weight of the home. */
const OpeningNotice = lazyPart(async () => (await import("./opening-notice.tsx")).OpeningNotice);

const NOTHING: Waiting = {
  quotes: [],
  quotes_count: 0,
  invoices: [],
  unpaid_total: { count: 0, remainder: 0 },
  blocked_repairs: [],
  unclaimed_devices: { count: 0 },
  visits_to_reassign: null,
};
const NO_FIGURES: Figures = { repair_list: { counts: [] }, week_figures: [] };

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
    steady: true,
  });
  const { isRound, choice } = useHomeChoice();
  const waiting = useRead({
    query: waitingQuery,
    variables: {},
    pause: isRound,
    nouns: ["repair", "event", "quote", "invoice", "payment"],
    steady: true,
  });
  const figures = useRead({
    query: figuresQuery,
    variables: {},
    pause: isRound,
    nouns: ["repair", "event", "invoice", "payment"],
  });
  const notices = useNotices(isRound);
  const me = useSession()?.me;
  const events = day.data?.events ?? [];
  const shown = { events, today, now };
  const onboarding = shopRead.data?.repair_shop?.onboarding ?? "done";
  const opening = onboarding !== "done" && <OpeningNotice />;
  if (isRound && me)
    return (
      <div className={styles.home}>
        {opening}
        <ReadStates read={day} shape={<DayShape />}>
          <MyRound {...shown} user_id={me.id}>
            {choice}
          </MyRound>
        </ReadStates>
      </div>
    );
  // What stands above is drawn with the day: later, it would push it down under the finger.
  const first = { ...day, waiting: day.waiting || notices.waiting };
  return (
    <>
      {!first.waiting && opening}
      {!first.waiting && <Notices {...notices} />}
      {/* Another element than the one that stood there while it loaded: one that stays would be seen to move. */}
      <div key={String(first.waiting)} className={styles.home}>
        <ReadStates read={first} shape={<DayShape />}>
          <Today {...shown}>{choice}</Today>
        </ReadStates>
        {/* Drawn after the day, whose height is not known while it loads: drawn before, it would move. */}
        {!first.waiting && (
          <WaitingPanels read={waiting} figures={figures} today={today} now={now} />
        )}
      </div>
    </>
  );
}

type WaitingProps = {
  read: Read<Waiting>;
  figures: Read<Figures>;
  today: LocalDate;
  now: number;
};

function WaitingPanels({ read, figures, today, now }: WaitingProps) {
  const waits = read.data ?? NOTHING;
  const { repair_list, week_figures } = figures.data ?? NO_FIGURES;
  return (
    <ReadStates read={read} shape={<WaitingShape />}>
      <div className={styles.homeSide}>
        <BlockedPanel
          groups={waits.blocked_repairs}
          unclaimed={waits.unclaimed_devices.count}
          leaving={waits.visits_to_reassign?.count ?? 0}
          now={now}
        />
      </div>
      <div className={styles.homeMore}>
        <QuotesWaiting {...waits} />
        <InvoicesWaiting {...waits} today={today} />
        {/* Last: its height is not known while it loads. */}
        <ReadStates read={figures} shape={<Skeleton h={180} />}>
          <WeekFigures figures={week_figures} today={today} />
          <StatusTasks counts={repair_list.counts} />
        </ReadStates>
      </div>
    </ReadStates>
  );
}

const DayShape = () => (
  <Stack gap="md">
    <Skeleton h={52} w={260} />
    <Skeleton h={52} />
    <Skeleton h={304} />
  </Stack>
);

const WaitingShape = () => (
  <Stack gap="md">
    <Skeleton h={180} />
    <Skeleton h={180} />
  </Stack>
);
