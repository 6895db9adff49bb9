import { Button, Group, Text } from "@mantine/core";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { userName } from "../colleague-name.ts";
import { resetPersonFactors } from "./actions.ts";
import type { Person } from "./query.ts";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = { person: Person; onClose: () => void };

/** For a colleague who lost the telephone and the rescue codes. */
export function ResetFactorsDialog({ person, onClose }: Props) {
  const { act, busy } = useAction(resetPersonFactors);
  const name = userName(person);
  const confirm = async () => {
    if (!(await act({ id: person.id }))) return;
    tellDone(`${name} entre de nouveau avec son mot de passe seul.`);
    onClose();
  };
  return (
    <Dialog onClose={onClose} title="Réinitialiser le code de connexion ?">
      <Text size="sm">
        À faire quand {name} a perdu son téléphone et ses codes de secours, et vous le demande de
        vive voix. Son code et ses clés d’identification sont retirés, ses appareils déconnectés ;
        un e-mail l’en avertit.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          Ne rien changer
        </Button>
        <Button color="red" loading={busy} onClick={confirm}>
          Réinitialiser
        </Button>
      </Group>
    </Dialog>
  );
}
