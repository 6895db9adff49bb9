import { Group, Stack, Text } from "@mantine/core";
import { EVENT_STATUS_FR } from "../../../domain/agenda/event.ts";
import { formatWindow, type Zone } from "../../../domain/time.ts";
import { lazyPart } from "../../ui/office/lazy-part.tsx";
import { HeldMark } from "../booking/held-mark.tsx";
import { UrgencyMark } from "../repair/urgency-mark.tsx";
import type { AgendaEntry } from "./query.ts";
import { announcedText, eventOf, personOf, subtitleOf } from "./event-block.ts";

const HeldResources = lazyPart(
  async () => (await import("./resource/held-resources.tsx")).HeldResources,
);

type Props = { entry: AgendaEntry; zone: Zone; nameOf: (id: string) => string };

/** Who, what, where, when; what was announced to the client when it differs. */
export function EventCard({ entry, zone, nameOf }: Props) {
  const announced = announcedText(entry, zone);
  const trips = entry.trip_duration_before + entry.trip_duration_after;
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap={8} wrap="nowrap">
        <Text fw={650}>{personOf(entry)}</Text>
        {entry.repair && <UrgencyMark repair={entry.repair} />}
      </Group>
      <HeldMark visit={entry} />
      <Text size="sm">
        {entry.kind} · {EVENT_STATUS_FR[eventOf(entry).status]}
      </Text>
      <Text size="sm">{formatWindow(entry.start_at, entry.end_at, zone)}</Text>
      {announced && <Text size="sm">Annoncé au client : {announced}</Text>}
      {entry.repair && <Text size="sm">{subtitleOf(entry)}</Text>}
      {trips > 0 && (
        <Text size="sm" c="dimmed">
          Trajet : {entry.trip_duration_before} min avant, {entry.trip_duration_after} min après
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {entry.assigned_to.map(nameOf).join(", ") || "Personne n’est affecté"}
      </Text>
      {entry.resource_ids.length > 0 && <HeldResources ids={entry.resource_ids} />}
      {entry.notes && <Text size="sm">{entry.notes}</Text>}
    </Stack>
  );
}
