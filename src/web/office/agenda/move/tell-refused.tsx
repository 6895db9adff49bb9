/** A move that was refused: why, and what can be done instead in one press. */
import { Button, Group, Stack, Text } from "@mantine/core";
import { hideToast, showToast } from "../../../ui/office/toast/toast.ts";
import type { EventFailure } from "../event/failure.ts";

const LASTS = 15_000;

export type Instead = {
  /** Said before the choices. */
  lead: string;
  choices: readonly { label: string; onTake: () => void }[];
};

export function tellRefused({ title, lines }: EventFailure, { lead, choices }: Instead): void {
  const id = crypto.randomUUID();
  const take = (onTake: () => void) => {
    hideToast(id);
    onTake();
  };
  showToast({
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
        {choices.length > 0 && (
          <Group gap={8}>
            {lead && <Text size="sm">{lead}</Text>}
            {choices.map(({ label, onTake }) => (
              <Button key={label} size="xs" variant="default" onClick={() => take(onTake)}>
                {label}
              </Button>
            ))}
          </Group>
        )}
      </Stack>
    ),
  });
}
