import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconPhoneOff } from "@tabler/icons-react";
import { OUTCOME_FR, OUTCOMES } from "../../../domain/call/end.ts";
import { useAction } from "../../platform/query.ts";
import { endCall } from "./actions.ts";

/** Ends the call for everybody, and says what came of it. */
export function EndMenu({ id }: { id: string }) {
  const { act, busy } = useAction(endCall);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          color="red"
          loading={busy}
          leftSection={<IconPhoneOff size={20} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          Terminer l’appel
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {OUTCOMES.map((outcome) => (
          <Menu.Item key={outcome} onClick={() => void act({ id, outcome })}>
            {OUTCOME_FR[outcome]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
