import { Button, Group, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { mergeClients, undoMerge, type ComparedClient } from "./query.ts";
import { MergeTable } from "./merge-table.tsx";
import { movesText, proposedSurvivor } from "./words.ts";
import styles from "./merge.module.css";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = {
  left: ComparedClient;
  right: ComparedClient;
  close: () => void;
  /** Called with the survivor's id. */
  onMerged?: (client_id: string) => void;
};

/** Chooses which of two records stays, says what will move, and merges; it can be undone at once. */
export function MergeDialog({ left, right, close, onMerged }: Props) {
  const [kept, keep] = useState(() => proposedSurvivor(left, right).id);
  const isPhone = useMediaQuery("(max-width: 44.99em)") ?? false;
  const { act, busy } = useAction(mergeClients);
  const undo = useAction(undoMerge);
  const [into, from] = kept === left.id ? [left, right] : [right, left];
  const takeBack = async (merge_id: string) => {
    if (await undo.act({ id: merge_id })) tellDone("Les deux fiches sont de nouveau séparées.");
  };
  const merge = async () => {
    const client = await act({ from: from.id, into: into.id });
    if (!client) return;
    const [last] = client.merges;
    if (last) tellUndo("Clients fusionnés", () => void takeBack(last.id));
    close();
    onMerged?.(client.id);
  };
  return (
    <Dialog onClose={close} title="Fusionner deux fiches" size={720} fullScreen={isPhone}>
      <Stack gap="md">
        <Text size="sm">
          Choisissez la fiche à garder. L’autre n’apparaîtra plus dans les listes.
        </Text>
        <MergeTable sides={[left, right]} kept={kept} keep={keep} />
        <div className={styles.mergeMoves} role="status">
          {movesText(from, into).map((text) => (
            <Text key={text} size="sm">
              {text}
            </Text>
          ))}
        </div>
        <Group justify="flex-end" className={styles.mergeDoings}>
          <Button variant="default" onClick={close}>
            Annuler
          </Button>
          <Button onClick={merge} loading={busy}>
            Fusionner les fiches
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
