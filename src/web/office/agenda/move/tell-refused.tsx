/** A move that was refused: why, and the nearest places where it would not be. */
import { Button, Group, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { formatTime, type Instant, type Zone } from "../../../../domain/time.ts";
import type { EventFailure } from "../event/failure.ts";

const LASTS = 15_000;

type Nearest = { places: readonly Instant[]; zone: Zone; onTake: (start_at: Instant) => void };

export function tellRefused(
  { title, lines }: EventFailure,
  { places, zone, onTake }: Nearest,
): void {
  const id = crypto.randomUUID();
  const take = (start_at: Instant) => {
    notifications.hide(id);
    onTake(start_at);
  };
  notifications.show({
    id,
    title,
    color: "yellow",
    autoClose: LASTS,
    closeButtonProps: { "aria-label": "Fermer" },
    message: (
      <Stack gap={8} c="var(--mantine-color-text)">
        {lines.map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
        {places.length > 0 && (
          <Group gap={8}>
            <Text size="sm">Libre tout près :</Text>
            {places.map((start_at) => (
              <Button key={start_at} size="xs" variant="default" onClick={() => take(start_at)}>
                {formatTime(start_at, zone)}
              </Button>
            ))}
          </Group>
        )}
      </Stack>
    ),
  });
}
