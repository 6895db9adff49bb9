import { Button, Group, Text } from "@mantine/core";
import { Dialog } from "./dialog.tsx";
import { office } from "../styles.ts";

type Props = {
  title?: string;
  /** What would be lost, or what can be kept. */
  why: string;
  leaveText?: string;
  onStay: () => void;
  onLeave: () => void;
  /** Offered first where a draft can be stored. */
  keep?: { text: string; onKeep: () => void };
};

/** Asked before a form with unsaved changes is closed. It stands above the dialog that holds the form. */
export function LeaveQuestion({ title = LEAVE, why, leaveText = LEAVE, keep, ...answers }: Props) {
  const { onStay, onLeave } = answers;
  return (
    <Dialog onClose={onStay} title={title} size={540} zIndex={300}>
      <Text size="sm">{why}</Text>
      <Group justify="flex-end" mt="lg" gap={8} className={office.leaveChoices}>
        <Button variant={keep ? "subtle" : "light"} color="red" onClick={onLeave}>
          {leaveText}
        </Button>
        <Button
          variant={keep ? "default" : "filled"}
          onClick={onStay}
          data-autofocus={!keep || undefined}
        >
          Continuer la saisie
        </Button>
        {keep && (
          <Button onClick={keep.onKeep} data-autofocus>
            {keep.text}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}

const LEAVE = "Quitter sans enregistrer";
