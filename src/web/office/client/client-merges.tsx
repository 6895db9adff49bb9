import { Button, Group, Text } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { may } from "../../../domain/account/permissions.ts";
import { fullName } from "../../../domain/client/names.ts";
import { formatMoment } from "../../../domain/time.ts";
import { useAction, useRead } from "../../platform/query.ts";
import { useSession } from "../../platform/use-session.ts";
import { Panel } from "../../ui/panel.tsx";
import { tellDone } from "../../ui/tell.ts";
import { useZone } from "../shop/use-shop.ts";
import { clientMergesQuery, undoMerge, type ClientMerge } from "./merge-query.ts";
import "./merge.css";

const MergePicker = lazy(() =>
  import("./merge-picker.tsx").then(({ MergePicker: picker }) => ({ default: picker })),
);

/** The records that were merged into this client, each of which may come back; and merging another. */
export function ClientMerges({ client_id }: { client_id: string }) {
  const read = useRead({ query: clientMergesQuery, variables: { client_id }, nouns: ["client"] });
  const session = useSession();
  const [picking, setPicking] = useState(false);
  if (!session || !may(session.me, "merge-client") || !read.data?.client) return null;
  const { merges } = read.data.client;
  return (
    <Panel title="Fiches fusionnées">
      {merges.length > 0 && (
        <ul className="merges">
          {merges.map((merge, index) => (
            <li key={merge.id}>
              <Merge merge={merge} isLast={index === 0} refresh={read.retry} />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="default"
        size="xs"
        mt={merges.length > 0 ? 12 : 0}
        onClick={() => setPicking(true)}
      >
        Fusionner avec une autre fiche
      </Button>
      {picking && (
        <Suspense>
          <MergePicker client_id={client_id} close={() => setPicking(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

type Props = { merge: ClientMerge; isLast: boolean; refresh: () => void };

/** Only the last one may be undone: the older ones wait for it. */
function Merge({ merge, isLast, refresh }: Props) {
  const zone = useZone();
  const { act, busy } = useAction(undoMerge);
  const name = fullName(merge);
  const undo = async () => {
    if (!(await act({ id: merge.id }))) return;
    tellDone(`La fiche de ${name} est de nouveau séparée.`);
    refresh();
  };
  return (
    <Group justify="space-between" gap={8} wrap="nowrap">
      <div>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {[formatMoment(merge.at, zone), merge.by && `par ${merge.by}`].filter(Boolean).join(", ")}
        </Text>
      </div>
      {isLast && (
        <Button
          variant="default"
          size="xs"
          loading={busy}
          onClick={undo}
          aria-label={`Annuler la fusion de ${name}`}
        >
          Annuler la fusion
        </Button>
      )}
    </Group>
  );
}
