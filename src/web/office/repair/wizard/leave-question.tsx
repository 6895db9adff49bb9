import { Button, Group, Modal, Text } from "@mantine/core";
import { office } from "../../../ui/office/styles.ts";

type Props = { onStay: () => void; onKeep: () => void; onAbandon: () => void };

/** Asked only when something would be lost; nothing is, unless one says so. */
export const LeaveQuestion = ({ onStay, onKeep, onAbandon }: Props) => (
  <Modal opened onClose={onStay} title="Fermer l’intervention en cours" size={540} zIndex={300}>
    <Text size="sm">
      Ce qui est saisi peut rester sur cet appareil, pour reprendre à la prochaine ouverture.
    </Text>
    <Group justify="flex-end" mt="lg" gap={8} className={office.leaveChoices}>
      <Button variant="subtle" color="red" onClick={onAbandon}>
        Abandonner
      </Button>
      <Button variant="default" onClick={onStay}>
        Continuer la saisie
      </Button>
      <Button onClick={onKeep} data-autofocus>
        Garder le brouillon
      </Button>
    </Group>
  </Modal>
);
