/** The visit under way runs over: said to the technician, with the way out of it under the thumb. */
import { Button, Text } from "@mantine/core";
import { IconClockExclamation } from "@tabler/icons-react";
import { useState } from "react";
import {
  LEAST_DELAY,
  minutesOver,
  visitUnderWay,
} from "../../../../domain/agenda/delay/under-way.ts";
import type { Instant, Zone } from "../../../../domain/time.ts";
import { lazyDialog } from "../../../ui/office/lazy-part.tsx";
import { lateText, STAYS, stayText } from "../../agenda/delay/late-text.ts";
import type { HomeEvent } from "../query.ts";
import styles from "./my-round.module.css";

const DelayDialog = lazyDialog(
  async () => (await import("../../agenda/delay/delay-dialog.tsx")).DelayDialog,
);

type Props = { events: readonly HomeEvent[]; user_id: string; now: Instant; zone: Zone };

export function LateLine({ events, user_id, now, zone }: Props) {
  const [minutes, setMinutes] = useState<number>();
  const hasArrived = ({ arrived_at }: HomeEvent) => arrived_at !== null;
  const visit = visitUnderWay(events, { user_id, now, hasArrived });
  const over = visit ? minutesOver(visit, now) : 0;
  if (!visit && minutes === undefined) return null;
  return (
    <>
      {over >= LEAST_DELAY ? (
        <section className={styles.late} aria-label="Retard">
          <Text fw={700} size="lg" className={styles.lateText}>
            <IconClockExclamation size={22} aria-hidden />
            {lateText(over)}
          </Text>
          <div className={styles.stays}>
            <Text span>Encore</Text>
            {STAYS.slice(1).map((stay) => (
              <Button key={stay} variant="default" onClick={() => setMinutes(stay)}>
                {stayText(stay)}
              </Button>
            ))}
          </div>
          <Button fullWidth className={styles.tell} onClick={() => setMinutes(0)}>
            Prévenir et réorganiser
          </Button>
        </section>
      ) : (
        visit && (
          <Button
            variant="subtle"
            fullWidth
            h={44}
            mb={8}
            leftSection={<IconClockExclamation size={20} aria-hidden />}
            onMouseEnter={() => void DelayDialog.load()}
            onClick={() => setMinutes(STAYS[1])}
          >
            J’aurai du retard
          </Button>
        )
      )}
      {minutes !== undefined && (
        <DelayDialog
          {...{ user_id, minutes, zone, events }}
          onClose={() => setMinutes(undefined)}
        />
      )}
    </>
  );
}
