import { Button, Group, Text } from "@mantine/core";
import { IconGitMerge } from "@tabler/icons-react";
import { useState } from "react";
import { may } from "../../../../domain/account/permissions.ts";
import { fullName } from "../../../../domain/client/names.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { useZone } from "../../shop/use-shop.ts";
import { clientMergesQuery, undoMerge, type ClientMerge } from "./query.ts";
import { broughtText, whenAndWho } from "./words.ts";
import styles from "./merge.module.css";
import clientScreenStyles from "../record/client-screen.module.css";
import { office } from "../../../ui/office/styles.ts";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";

const MergePicker = lazyPart(async () => (await import("./merge-picker.tsx")).MergePicker);

/** The records that were merged into this client, each of which may come back; and merging another. */
export function ClientMerges({ client_id }: { client_id: string }) {
  const read = useRead({ query: clientMergesQuery, variables: { client_id }, nouns: ["client"] });
  const session = useSession();
  const [picking, setPicking] = useState(false);
  const merges = read.data?.client?.merges;
  const mayMerge = session !== undefined && may(session.me, "merge-client");
  if (!merges || (!mayMerge && merges.length === 0)) return null;
  return (
    <Panel
      title="Fiches fusionnées"
      className={clientScreenStyles.clientMerges}
      aside={
        mayMerge && (
          <Button
            variant="default"
            size="xs"
            className={office.noPrint}
            leftSection={<IconGitMerge size={16} aria-hidden />}
            aria-label="Fusionner avec une autre fiche"
            onClick={() => setPicking(true)}
          >
            Fusionner
          </Button>
        )
      }
    >
      {merges.length === 0 ? (
        <Text size="sm" c="dimmed">
          Aucune. Si ce client a une deuxième fiche, fusionnez-les : ses réparations et ses
          appareils seront réunis ici, et vous pourrez annuler.
        </Text>
      ) : (
        <ul className={styles.merges}>
          {merges.map((merge, index) => (
            <li key={merge.id}>
              <Merge merge={merge} isLast={index === 0} mayUndo={mayMerge} refresh={read.retry} />
            </li>
          ))}
        </ul>
      )}
      {picking && <MergePicker client_id={client_id} close={() => setPicking(false)} />}
    </Panel>
  );
}

type Props = { merge: ClientMerge; isLast: boolean; mayUndo: boolean; refresh: () => void };

/** Only the last one may be undone: the older ones wait for it, and say so. */
function Merge({ merge, isLast, mayUndo, refresh }: Props) {
  const zone = useZone();
  const { act, busy } = useAction(undoMerge);
  const name = fullName(merge);
  const undo = async () => {
    if (!(await act({ id: merge.id }))) return;
    tellDone(`La fiche de ${name} est de nouveau séparée.`);
    refresh();
  };
  return (
    <>
      <Group justify="space-between" gap={8} wrap="nowrap" align="flex-start">
        <div className={styles.mergeSaid}>
          <Text size="sm" fw={600}>
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            Fusionnée {whenAndWho(merge, zone)}
          </Text>
          <Text size="sm">{broughtText(merge)}</Text>
        </div>
        {isLast && mayUndo && (
          <Button
            variant="default"
            size="xs"
            className={office.noPrint}
            loading={busy}
            onClick={undo}
            aria-label={`Annuler la fusion de ${name}`}
          >
            Annuler la fusion
          </Button>
        )}
      </Group>
      {!isLast && mayUndo && (
        <Text size="sm" c="dimmed">
          Pour la séparer, annulez d’abord la fusion plus récente.
        </Text>
      )}
    </>
  );
}
