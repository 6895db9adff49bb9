import { Text, Textarea } from "@mantine/core";
import type { WizardAppointment } from "../../../../../domain/repair/wizard/draft.ts";
import { formatTime, type Zone } from "../../../../../domain/time.ts";
import { CollisionNotice } from "../../../agenda/event/collision-notice.tsx";

type Props = {
  chosen: Extract<WizardAppointment, { type: "slot" }>;
  onPick: (appointment: WizardAppointment) => void;
  zone: Zone;
};

/** The hours booked in the agenda, inside the window announced to the client. */
export function SlotDetails({ chosen, onPick, zone }: Props) {
  const { slot, assigned_to, notes } = chosen;
  return (
    <>
      <Text size="sm" c="dimmed">
        Dans l’agenda&nbsp;: {formatTime(slot.start_at, zone)} – {formatTime(slot.end_at, zone)},
        après {slot.trip_duration_before}&#8239;min de trajet.
      </Text>
      <CollisionNotice
        start_at={slot.start_at}
        end_at={slot.end_at}
        assigned_to={assigned_to}
        zone={zone}
      />
      <Textarea
        label="Notes du rendez-vous"
        autosize
        minRows={1}
        maxRows={6}
        maxLength={10_000}
        value={notes}
        onChange={({ currentTarget }) => onPick({ ...chosen, notes: currentTarget.value })}
      />
    </>
  );
}
