import { Button, Group, Menu, Text } from "@mantine/core";
import { IconCheck, IconClock } from "@tabler/icons-react";
import { DELAY_FR, DELAYS, delayText, type Delay } from "../../../domain/call/delay.ts";
import { useAction } from "../../platform/query.ts";
import { useWanted } from "../../platform/saving/wanted.ts";
import { tellCallDelay } from "./actions.ts";
import type { ListedCall } from "./query.ts";

type Props = { call: Pick<ListedCall, "id" | "delay"> };

function useDelay({ id, delay }: Props["call"]) {
  const { act } = useAction(tellCallDelay);
  const [shown, choose] = useWanted(delay);
  const tell = (minutes: Delay): void => void choose(minutes, () => act({ id, minutes }));
  return { shown, tell };
}

/** In the line of a call. */
export function DelayMenu({ call }: Props) {
  const { shown, tell } = useDelay(call);
  const told = delayText(shown);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconClock size={20} aria-hidden />}>
          {told ? `Retard dit\u00a0: ${told}` : "Dire un retard"}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {DELAYS.map((delay) => (
          <Menu.Item
            key={delay}
            leftSection={delay === shown ? <IconCheck size={16} aria-label="Choisi" /> : <span />}
            onClick={() => tell(delay)}
          >
            {DELAY_FR[delay]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** While the client is not there yet. */
export function DelayButtons({ call }: Props) {
  const { shown, tell } = useDelay(call);
  return (
    <Group gap={4} justify="center" role="group" aria-label="Retard dit au client">
      <Text size="sm" w="100%" ta="center">
        En retard{"\u00a0"}? Le client le lit sur sa page.
      </Text>
      {DELAYS.map((delay) => (
        <Button
          key={delay}
          variant={delay === shown ? "filled" : "default"}
          aria-pressed={delay === shown}
          size="sm"
          px={12}
          h={44}
          onClick={() => tell(delay)}
        >
          {DELAY_FR[delay]}
        </Button>
      ))}
    </Group>
  );
}
