import { Group, Text } from "@mantine/core";
import { formatMoment } from "../../../../domain/time.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { Panel } from "../../../ui/office/panel.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { useZone } from "../../shop/use-shop.ts";
import { importsQuery, undoImport, type ImportRun } from "./query.ts";
import type { Noun } from "./requests.ts";
import { doneText, undoneText } from "./words.ts";
import styles from "./import.module.css";

const SHOWN = 10;

/** The last imports, each of which may be taken back. */
export function ImportHistory() {
  const read = useRead({ query: importsQuery, variables: { first: SHOWN }, nouns: ["client"] });
  const imports = read.data?.imports ?? [];
  if (imports.length === 0) return null;
  return (
    <Panel title="Derniers imports">
      <ul className={styles.importHistory}>
        {imports.map((run) => (
          <li key={run.id}>
            <Import run={run} refresh={read.retry} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const nounOf = ({ noun }: Pick<ImportRun, "noun">): Noun =>
  noun === "appliance" ? "appliance" : "client";

function Import({ run, refresh }: { run: ImportRun; refresh: () => void }) {
  const zone = useZone();
  const { filename, at, by, undone_at } = run;
  const noun = nounOf(run);
  const tell = (said: string) => {
    tellDone(said);
    refresh();
  };
  return (
    <Group justify="space-between" gap={8}>
      <div className={styles.importRun}>
        <Text size="sm" fw={600}>
          {filename}
        </Text>
        <Text size="sm" c="dimmed">
          {[formatMoment(at, zone), by && `par ${by}`].filter(Boolean).join(", ")}
        </Text>
        <Text size="sm">{undone_at ? undoneText(run, noun) : doneText(run, noun)}</Text>
      </div>
      {!undone_at && (
        <UndoImport id={run.id} noun={noun} onUndone={tell}>
          Annuler tout l’import
        </UndoImport>
      )}
    </Group>
  );
}

type Props = { id: string; noun: Noun; onUndone: (said: string) => void; children: string };

/** Asks first: what the import brought is lost, but for what is in use. */
export function UndoImport({ id, noun, onUndone, children }: Props) {
  const { act, busy } = useAction(undoImport);
  const undo = async () => {
    const run = await act({ id });
    if (run) onUndone(undoneText(run, noun));
  };
  return (
    <ConfirmButton
      variant="default"
      loading={busy}
      title="Annuler tout l’import"
      why="Les fiches que cet import a créées seront retirées, et les blancs qu’il a remplis seront vidés. Ce qui a été utilisé ou modifié depuis est gardé."
      onConfirm={undo}
    >
      {children}
    </ConfirmButton>
  );
}
