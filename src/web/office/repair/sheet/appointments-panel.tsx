import { ActionIcon, Anchor, Button, Group, Menu, Text } from "@mantine/core";
import { IconCalendarPlus, IconDots } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import {
  EVENT_STATUS_FR,
  EVENT_STATUSES,
  otherStatuses,
  type EventStatus,
} from "../../../../domain/agenda/event.ts";
import { waitsForVisit } from "../../../../domain/repair/unplanned/waits.ts";
import { dateOf, formatWindow, toInstant, type Zone } from "../../../../domain/time.ts";
import { Mark, type Tone } from "../../../ui/office/mark.tsx";
import { Panel } from "../../../ui/office/panel.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { placingOf } from "../../agenda/appointment-link.ts";
import { announcedText } from "../../agenda/event-block.ts";
import type { WholeEvent } from "../../agenda/event/parts.ts";
import { PlacesButton } from "../../agenda/gap/places-button.tsx";
import { UrgentButton } from "../../agenda/urgent/urgent-button.tsx";
import { HoldCall } from "../../call/hold-call.tsx";
import { useEventStatus } from "../../agenda/event/status/use-event-status.ts";
import type { Sheet } from "./query.ts";
import panelStyles from "../../../ui/office/panel.module.css";
import { office } from "../../../ui/office/styles.ts";
import { Allowed } from "../../account/allowed.tsx";

const TONES: Record<EventStatus, Tone> = { TODO: "work", DONE: "good", CANCEL: "quiet" };

type Props = { repair: Sheet; zone: Zone; nameOf: (id: string) => string };

export function AppointmentsPanel({ repair, zone, nameOf }: Props) {
  const now = useNow();
  return (
    <Panel title="Rendez-vous">
      {repair.events.length === 0 && (
        <Text size="sm" c="dimmed">
          Aucun rendez-vous n’est prévu.
        </Text>
      )}
      <ul className={panelStyles.rows}>
        {repair.events
          .toSorted((a, b) => (a.start_at < b.start_at ? 1 : -1))
          .map((event) => (
            <Appointment key={event.id} event={event} zone={zone} nameOf={nameOf} />
          ))}
      </ul>
      <Allowed action="edit-agenda">
        <Group gap={8} mt={8}>
          <Button
            variant="default"
            className={office.noPrint}
            leftSection={<IconCalendarPlus size={20} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/app/agenda" search={placingOf(repair)} />}
          >
            Planifier un rendez-vous
          </Button>
          {waitsForVisit(repair, toInstant(now)) && (
            <>
              <PlacesButton repair_id={repair.id} />
              <UrgentButton repair_id={repair.id} />
            </>
          )}
        </Group>
      </Allowed>
    </Panel>
  );
}

type RowProps = { event: WholeEvent; zone: Zone; nameOf: (id: string) => string };

function Appointment({ event, zone, nameOf }: RowProps) {
  const status = EVENT_STATUSES.find((known) => known === event.status) ?? "TODO";
  const announced = announcedText(event, zone);
  return (
    <li>
      <Group gap={8} justify="space-between" wrap="nowrap">
        <Anchor
          renderRoot={(props) => (
            <Link
              {...props}
              to="/app/agenda"
              search={{ date: dateOf(event.start_at, zone), appointemnt: event.id }}
            />
          )}
          size="sm"
          fw={600}
          td={status === "CANCEL" ? "line-through" : undefined}
        >
          {formatWindow(event.start_at, event.end_at, zone)}
        </Anchor>
        <Allowed action="edit-agenda">
          <EventMenu event={event} status={status} />
        </Allowed>
      </Group>
      <Group gap={8} mt={4}>
        <Mark tone={TONES[status]}>{EVENT_STATUS_FR[status]}</Mark>
        <Text size="sm" c="dimmed">
          {[event.kind, event.where, event.assigned_to.map(nameOf).filter(Boolean).join(", ")]
            .filter(Boolean)
            .join(" · ")}
        </Text>
      </Group>
      {announced && (
        <Text size="sm" c="dimmed" mt={4}>
          Annoncé au client : {announced}
        </Text>
      )}
      <HoldCall event={event} mt={8} />
    </li>
  );
}

function EventMenu({ event, status }: { event: WholeEvent; status: EventStatus }) {
  const { setStatus, busy } = useEventStatus();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          loading={busy}
          aria-label="Changer le statut du rendez-vous"
          className={office.noPrint}
        >
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {otherStatuses(status).map((other) => (
          <Menu.Item key={other} onClick={() => setStatus(event, other)}>
            {EVENT_STATUS_FR[other]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
