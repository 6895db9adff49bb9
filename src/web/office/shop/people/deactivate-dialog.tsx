import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useAction, useRead } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { userName } from "../colleague-name.ts";
import { deactivatePerson, reassignVisits } from "./actions.ts";
import { leavingQuery, type LeavingVisit, type Person } from "./query.ts";
import { firstTakers, takeoversOf, VisitChoices } from "./visit-choices.tsx";
import { leavingText, reassignedText } from "./words.ts";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = { person: Person; onClose: () => void };

/** What leaves with a person, and who takes it over, before anything is lost. */
export function DeactivateDialog({ person, onClose }: Props) {
  const read = useRead({
    query: leavingQuery,
    variables: { user_id: person.id },
    nouns: ["event"],
  });
  const name = userName(person);
  return (
    <Dialog onClose={onClose} title={`Désactiver ${name} ?`} size={640}>
      <Stack gap="md">
        <Text size="sm">
          {name} est déconnecté partout aussitôt et ne peut plus entrer. Ses interventions, ses
          notes et ses factures gardent son nom. Vous pourrez réactiver son compte.
        </Text>
        <ReadStates read={read} shape={<Skeleton h={80} />}>
          <Leaving
            person={person}
            visits={read.data?.visits_to_reassign?.visits ?? []}
            onClose={onClose}
          />
        </ReadStates>
      </Stack>
    </Dialog>
  );
}

function Leaving({ person, visits, onClose }: Props & { visits: readonly LeavingVisit[] }) {
  const [chosen, choose] = useState<Record<string, string>>({});
  const takers = { ...firstTakers(visits), ...chosen };
  const { act: deactivate, busy: leaving } = useAction(deactivatePerson);
  const { act: reassign, busy: moving } = useAction(reassignVisits);
  const confirm = async () => {
    if (!(await deactivate({ id: person.id }))) return;
    const takeovers = takeoversOf(takers).filter(({ event_id }) =>
      visits.some(({ event }) => event.id === event_id),
    );
    const done = takeovers.length > 0 ? await reassign({ takeovers }) : undefined;
    tellDone(done ? reassignedText(done) : `${userName(person)} est désactivé.`);
    onClose();
  };
  return (
    <>
      <Text size="sm" fw={600}>
        {leavingText(visits.length)}
      </Text>
      {visits.length > 0 && (
        <>
          <Text size="sm" c="dimmed">
            Un collègue est proposé quand il a le métier, travaille à cette heure et est libre. Les
            autres restent à l’accueil, dans « À débloquer ».
          </Text>
          <VisitChoices visits={visits} takers={takers} onChange={choose} />
        </>
      )}
      <Group justify="flex-end" gap={8}>
        <Button variant="default" data-autofocus onClick={onClose}>
          Ne rien changer
        </Button>
        <Button color="red" loading={leaving || moving} onClick={confirm}>
          {takeoversOf(takers).length > 0 ? "Désactiver et réattribuer" : "Désactiver"}
        </Button>
      </Group>
    </>
  );
}
