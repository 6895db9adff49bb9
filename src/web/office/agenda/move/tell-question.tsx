import { Button, Stack, Text } from "@mantine/core";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = { text: string; onAnswer: (answer: "tell" | "silent" | "stay") => void };

/** The appointment leaves its announced window: it moves once the person chose whether to write to the client. */
export const TellQuestion = ({ text, onAnswer }: Props) => (
  <Dialog onClose={() => onAnswer("stay")} title="Prévenir le client ?" size="sm" centered>
    <Stack gap="sm">
      <Text size="sm">{text}</Text>
      <Button data-autofocus onClick={() => onAnswer("tell")}>
        Déplacer et prévenir le client
      </Button>
      <Button variant="default" onClick={() => onAnswer("silent")}>
        Déplacer sans le prévenir
      </Button>
      <Button variant="subtle" onClick={() => onAnswer("stay")}>
        Ne pas déplacer
      </Button>
    </Stack>
  </Dialog>
);
