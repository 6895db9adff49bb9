import { Button, Group, Modal, Text } from "@mantine/core";
import { office } from "../../../ui/office/styles.ts";

type Props = { onStay: () => void; onLeave: () => void };

/** Asked only when something typed would be lost. */
export const LeaveQuestion = ({ onStay, onLeave }: Props) => (
  <Modal opened onClose={onStay} title="Quitter sans enregistrer">
    <Text size="sm">Ce que vous avez changé à ce rendez-vous sera perdu.</Text>
    <Group justify="flex-end" mt="lg" gap={8} className={office.leaveChoices}>
      <Button variant="default" onClick={onStay} data-autofocus>
        Continuer la saisie
      </Button>
      <Button color="red" onClick={onLeave}>
        Quitter sans enregistrer
      </Button>
    </Group>
  </Modal>
);
