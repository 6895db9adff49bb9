import { Button, Code, Group, Text } from "@mantine/core";
import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useState } from "react";
import { useAction } from "../../platform/query.ts";
import { office } from "../../ui/office/styles.ts";
import { readDevicePassword } from "./actions.ts";

/** Shown on demand, and written in the journal each time. */
export function DevicePassword({ intake_id }: { intake_id: string }) {
  const { act, busy } = useAction(readDevicePassword);
  const [password, setPassword] = useState<string>();
  const show = async () => setPassword((await act({ intake_id }))?.password);
  return (
    <Group gap={8} mt={8} className={office.noPrint}>
      <Text size="sm">Mot de passe :</Text>
      {password !== undefined && <Code fz="md">{password}</Code>}
      {password === undefined ? (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={busy}
          leftSection={<IconEye size={18} aria-hidden />}
          onClick={show}
        >
          Afficher (noté au journal)
        </Button>
      ) : (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconEyeOff size={18} aria-hidden />}
          onClick={() => setPassword(undefined)}
        >
          Masquer
        </Button>
      )}
    </Group>
  );
}
