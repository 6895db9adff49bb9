import { Button, Group, Stack, Text } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { eventOf } from "../../../../domain/repair/wizard-submit.ts";
import type { WizardDraft } from "../../../../domain/repair/wizard-draft.ts";
import { dateOf, formatDay, type Zone } from "../../../../domain/time.ts";
import { closeWizard } from "./open-wizard.ts";

type Props = { draft: WizardDraft; zone: Zone };

/** An event alone has no sheet to go to: the day of the agenda is one click away. */
export function PlannedNotice({ draft, zone }: Props) {
  const event = eventOf(draft, zone);
  if (!event) return null;
  const date = dateOf(event.start_at, zone);
  return (
    <Stack gap="md" p="md" role="status">
      <Group gap={8}>
        <IconCircleCheck size={28} aria-hidden className="wizard-done" />
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
            <Link to="/app/agenda" search={{ date }} onClick={closeWizard} {...props} />
          )}
        >
          Voir ce jour dans l’agenda
        </Button>
        <Button variant="default" onClick={closeWizard} data-autofocus>
          Fermer
        </Button>
      </Group>
    </Stack>
  );
}
