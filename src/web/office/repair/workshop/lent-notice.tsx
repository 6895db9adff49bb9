import { Alert, Button, Group, Text } from "@mantine/core";
import { IconDeviceMobileDown } from "@tabler/icons-react";
import { useAction } from "../../../platform/query.ts";
import { giveBackDevice } from "./actions.ts";

type Props = { loans: readonly { id: string; name: string }[] };

/** At the counter, before the client leaves: what the shop lent comes back, or the file stays open. */
export function LentNotice({ loans }: Props) {
  const { act, busy } = useAction(giveBackDevice);
  if (loans.length === 0) return null;
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<IconDeviceMobileDown size={20} aria-hidden />}
      title="Le client a encore un appareil de l’atelier"
    >
      {loans.map(({ id, name }) => (
        <Group key={id} justify="space-between" gap={8} mb={8}>
          <Text size="sm" fw={600}>
            {name}
          </Text>
          <Button
            size="xs"
            variant="default"
            loading={busy}
            onClick={() => act({ loan_id: id, note: "" })}
          >
            Noter son retour
          </Button>
        </Group>
      ))}
      <Text size="sm">Tant qu’il n’est pas revenu, le dossier ne se termine pas.</Text>
    </Alert>
  );
}
