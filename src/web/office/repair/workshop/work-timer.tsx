import { Button, Group, Stack, Text } from "@mantine/core";
import { IconPlayerPlay, IconPlayerStop } from "@tabler/icons-react";
import {
  formatMinutes,
  totalMinutes,
  workedUntil,
} from "../../../../domain/repair/work-time/work-time.ts";
import { toInstant } from "../../../../domain/time.ts";
import { useDeferrable } from "../../../platform/deferred/use-deferrable.ts";
import { useSession } from "../../../platform/use-session.ts";
import { office } from "../../../ui/office/styles.ts";
import { useNow } from "../../../ui/use-now.ts";
import type { Sheet } from "../sheet/query.ts";
import { workStarted, workStopped } from "./actions.ts";
import { Allowed } from "../../account/allowed.tsx";
import { WorkCorrection } from "./work-correction.tsx";
import styles from "./workshop.module.css";

/** A timer for each person; it also begins the labour line of the quote. */
export function WorkTimer({ repair }: { repair: Sheet }) {
  const { id: repair_id, work_times, archived } = repair;
  const me = useSession()?.me;
  const now = toInstant(useNow());
  const starting = useDeferrable(workStarted);
  const stopping = useDeferrable(workStopped);
  const mine = work_times.find(({ user_id, minutes }) => user_id === me?.id && minutes === null);
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap={8}>
        <Text size="sm" fw={600}>
          Temps passé{" "}
          <span className={office.figures}>
            {work_times.length > 0 && formatMinutes(totalMinutes(work_times, now))}
          </span>
        </Text>
        <Allowed action="edit-repair">
          {mine && (
            <Button
              size="xs"
              color="red"
              variant="light"
              loading={stopping.busy}
              leftSection={<IconPlayerStop size={16} aria-hidden />}
              onClick={() => stopping.act({ work_id: mine.id })}
            >
              Arrêter
            </Button>
          )}
          {!mine && !archived && (
            <Button
              size="xs"
              variant="default"
              loading={starting.busy}
              leftSection={<IconPlayerPlay size={16} aria-hidden />}
              onClick={() => starting.act({ id: crypto.randomUUID(), repair_id })}
            >
              Démarrer
            </Button>
          )}
        </Allowed>
      </Group>
      <ul className={styles.times}>
        {work_times.map((time) => (
          <li key={time.id}>
            <Text size="sm" c="dimmed">
              {time.name}
            </Text>
            {time.minutes === null ? (
              <Text size="sm" className={office.figures}>
                {formatMinutes(workedUntil(time, now))}, en cours
              </Text>
            ) : (
              <Allowed
                action="edit-repair"
                otherwise={
                  <Text size="sm" className={office.figures}>
                    {formatMinutes(time.minutes)}
                  </Text>
                }
              >
                <WorkCorrection key={time.minutes} time={time} minutes={time.minutes} />
              </Allowed>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
