import { Button, Group, Text } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { nextShot, SHOT_FR, SHOTS, type Shot } from "../../../domain/call/shots.ts";
import type { RoomState } from "../../../domain/call/room.ts";
import { useAction } from "../../platform/query.ts";
import { Panel } from "../../ui/office/panel.tsx";
import { askShot } from "./actions.ts";

type Props = { id: string; state: RoomState };

/** What the client is asked to show, one thing after another; their telephone says how. */
export function ShotsPanel({ id, state: { asked_shot, shots } }: Props) {
  const { act } = useAction(askShot);
  const next = nextShot(shots);
  const ask = (shot: Shot): void => void act({ id, shot: shot === asked_shot ? null : shot });
  return (
    <Panel title="À montrer">
      <Group gap={8}>
        {SHOTS.map((shot) => (
          <Button
            key={shot}
            size="compact-md"
            variant={shot === asked_shot ? "filled" : shot === next ? "light" : "default"}
            aria-pressed={shot === asked_shot}
            leftSection={shots.includes(shot) && <IconCheck size={16} aria-label="Photo gardée" />}
            onClick={() => ask(shot)}
          >
            {SHOT_FR[shot]}
          </Button>
        ))}
      </Group>
      {asked_shot && (
        <Text size="sm" c="dimmed" mt={8}>
          Le téléphone du client le demande.
        </Text>
      )}
    </Panel>
  );
}
