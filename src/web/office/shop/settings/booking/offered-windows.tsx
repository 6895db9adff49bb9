import { Skeleton } from "@mantine/core";
import type { BookingRules } from "../../../../../domain/shop/booking-rules.ts";
import { dateOf, formatDay, formatTime, type Instant } from "../../../../../domain/time.ts";
import { useRead } from "../../../../platform/query.ts";
import { ReadStates } from "../../../../ui/office/read-states.tsx";
import { useZone } from "../../use-shop.ts";
import { ClientView } from "../client-view/client-view.tsx";
import styles from "../client-view/client-view.module.css";
import { nextWindowsQuery } from "./query.ts";

/** The next windows that these rules would offer on the public page, saved or not. */
export function OfferedWindows({ booking_rules }: { booking_rules: BookingRules }) {
  const isRight = booking_rules.locations.length > 0;
  const read = useRead({
    query: nextWindowsQuery,
    variables: { booking_rules },
    nouns: ["shop", "event"],
    pause: !isRight,
  });
  return (
    <ClientView>
      <h2>Prochains créneaux offerts</h2>
      {isRight ? (
        <ReadStates read={read} shape={<Skeleton h={120} />}>
          <Windows windows={read.data?.next_windows ?? []} />
        </ReadStates>
      ) : (
        <p>Choisissez un lieu pour voir les créneaux.</p>
      )}
    </ClientView>
  );
}

const NONE = "Aucun créneau dans les quatorze prochains jours avec ces règles.";

type Props = {
  windows: readonly { public_start_at: Instant; public_end_at: Instant }[];
  none?: string;
};

export function Windows({ windows, none = NONE }: Props) {
  const zone = useZone();
  if (windows.length === 0) return <p>{none}</p>;
  const days = Map.groupBy(windows, ({ public_start_at }) => dateOf(public_start_at, zone));
  return [...days].map(([day, offered]) => (
    <div key={day}>
      <p className={styles.day}>{formatDay(day)}</p>
      <ul className={styles.slots}>
        {offered.map(({ public_start_at, public_end_at }) => (
          <li key={public_start_at}>
            {formatTime(public_start_at, zone)} – {formatTime(public_end_at, zone)}
          </li>
        ))}
      </ul>
    </div>
  ));
}
