import { Button, Group, Stack, Text } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { eventOf } from "../../../../../domain/repair/wizard/submit.ts";
import type { WizardDraft } from "../../../../../domain/repair/wizard/draft.ts";
import { dateOf, formatDay, type Zone } from "../../../../../domain/time.ts";
import styles from "../wizard.module.css";

type Props = {
  draft: WizardDraft;
  zone: Zone;
  /** Leaving for the agenda. */
  onLeave?: () => void;
  done: { label: string; act: () => void };
};

/** An event alone has no sheet to go to: the day of the agenda is one click away. */
export function PlannedNotice({ draft, zone, onLeave, done }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // The form that had the keyboard is gone.
  useEffect(() => {
    button.current?.focus();
  }, []);
  const event = eventOf(draft, zone);
  if (!event) return null;
  const date = dateOf(event.start_at, zone);
  return (
    <Stack gap="md" p="md" role="status">
      <Group gap={8}>
        <IconCircleCheck size={28} aria-hidden className={styles.wizardDone} />
        <Text fw={650} size="md">
          Rendez-vous créé
        </Text>
      </Group>
      <Text size="sm">
        {event.kind}, {formatDay(date)}.
      </Text>
      <Group gap={8}>
        <Button
          renderRoot={(props) => (
            <Link to="/app/agenda" search={{ date }} onClick={onLeave} {...props} />
          )}
        >
          Voir ce jour dans l’agenda
        </Button>
        <Button ref={button} variant="default" onClick={done.act}>
          {done.label}
        </Button>
      </Group>
    </Stack>
  );
}
