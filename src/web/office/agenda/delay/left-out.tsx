import { Button, Group, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatTime, type Zone } from "../../../../domain/time.ts";
import { Allowed } from "../../account/allowed.tsx";
import { personOf } from "../event-block.ts";
import type { AgendaEntry } from "../query.ts";
import styles from "./delay.module.css";

type Props = {
  /** What became of the day, in words. */
  done: string;
  entries: readonly AgendaEntry[];
  zone: Zone;
  onClose: () => void;
};

/** The new hours are written: each visit that did not fit is one press from who could take it, and when. */
export const LeftOut = ({ done, entries, zone, onClose }: Props) => (
  <Stack gap="md">
    <Text role="status">
      {done}.{" "}
      {entries.length === 1
        ? "Une visite est sans intervenant\u00a0: confiez-la à un collègue, ou à un autre jour."
        : `${entries.length}\u00a0visites sont sans intervenant\u00a0: confiez-les à un collègue, ou à un autre jour.`}
    </Text>
    <ul className={styles.left}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span>
            <strong>{personOf(entry)}</strong>, prévue à {formatTime(entry.start_at, zone)}
          </span>
          <Allowed action="edit-agenda">
            <Button
              variant="light"
              renderRoot={(props) => (
                <Link {...props} to="/app/agenda" search={{ appointemnt: entry.id }} />
              )}
              onClick={onClose}
              aria-label={`Replanifier la visite de ${personOf(entry)}`}
            >
              Replanifier
            </Button>
          </Allowed>
        </li>
      ))}
    </ul>
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose}>
        Plus tard
      </Button>
    </Group>
  </Stack>
);
