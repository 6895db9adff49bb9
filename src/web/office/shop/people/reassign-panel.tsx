import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useAction, useRead } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { reassignVisits } from "./actions.ts";
import { leavingQuery, type LeavingVisit } from "./query.ts";
import { firstTakers, takeoversOf, VisitChoices } from "./visit-choices.tsx";
import { reassignedText } from "./words.ts";

const useOrphans = (): readonly LeavingVisit[] => {
  const read = useRead({
    query: leavingQuery,
    variables: { user_id: null },
    nouns: ["event", "shop"],
  });
  return read.data?.visits_to_reassign?.visits ?? [];
};

/** The visits of people who left, until colleagues have them; nothing while there are none. */
export function ReassignPanel() {
  const visits = useOrphans();
  if (visits.length === 0) return null;
  return (
    <Panel title="Rendez-vous à réattribuer">
      <Reassign visits={visits} />
    </Panel>
  );
}

/** The same inside a dialog. */
export const ReassignList = () => <Reassign visits={useOrphans()} />;

function Reassign({ visits }: { visits: readonly LeavingVisit[] }) {
  const [chosen, choose] = useState<Record<string, string>>({});
  const takers = { ...firstTakers(visits), ...chosen };
  const { act, busy } = useAction(reassignVisits);
  const takeovers = takeoversOf(takers).filter(({ event_id }) =>
    visits.some(({ event }) => event.id === event_id),
  );
  const confirm = async () => {
    const done = await act({ takeovers });
    if (done) tellDone(reassignedText(done));
  };
  return (
    <>
      <Text size="sm" c="dimmed">
        Les personnes prévues ne sont plus dans l’équipe.
      </Text>
      <VisitChoices visits={visits} takers={takers} onChange={choose} />
      <Group mt="sm">
        <Button disabled={takeovers.length === 0} loading={busy} onClick={confirm}>
          Réattribuer
        </Button>
      </Group>
    </>
  );
}
