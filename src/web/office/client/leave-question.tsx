import { Button, Group, Text } from "@mantine/core";
import styles from "./client.module.css";

type Props = { onStay: () => void; onLeave: () => void };

/** Asked before something typed is lost. */
export const LeaveQuestion = ({ onStay, onLeave }: Props) => (
  <div role="alertdialog" aria-label="Quitter sans enregistrer" className={styles.clientQuestion}>
    <Text size="sm">Quitter sans enregistrer ? Ce que vous avez saisi sera perdu.</Text>
    <Group justify="flex-end" gap={8} mt={8}>
      <Button color="red" variant="light" onClick={onLeave}>
        Quitter sans enregistrer
      </Button>
      <Button autoFocus onClick={onStay}>
        Continuer la saisie
      </Button>
    </Group>
  </div>
);
