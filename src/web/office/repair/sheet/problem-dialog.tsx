import { Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import {
  openTunnel,
  truncate,
  tunnelFrom,
  type Tunnel,
} from "../../../../domain/catalogue/tree/tunnel.ts";
import { answersOf } from "../../../../domain/repair/problem.ts";
import { useAction } from "../../../platform/query.ts";
import { Crumbs, Question } from "../wizard/symptoms/symptoms-step.tsx";
import { isRestart } from "../wizard/symptoms/tile-keys.ts";
import { changeRepairProblem } from "./actions.ts";
import { CorrectionDialog } from "./correction-dialog.tsx";
import type { Sheet } from "./query.ts";
import { journalOf } from "./words.ts";

type Props = { repair: Sheet; onClose: () => void };

const LONGEST = 10_000;

/** The fault: the same questions as in the wizard, and the precisions. */
export function ProblemDialog({ repair, onClose }: Props) {
  const [initial] = useState(() => tunnelOf(repair));
  const [tunnel, setTunnel] = useState(initial);
  const [description, setDescription] = useState(repair.description);
  const { act, busy } = useAction(changeRepairProblem);
  const save = async () => {
    const tunnel_answer = [...tunnel.path];
    if (await act({ repair_id: repair.id, tunnel_answer, description: description.trim() }))
      onClose();
  };
  return (
    <CorrectionDialog
      title="Modifier la panne"
      isDirty={tunnel !== initial || description.trim() !== repair.description}
      isComplete
      busy={busy}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="md">
        <div onKeyDown={(event) => isRestart(event) && setTunnel(truncate(tunnel, -1))}>
          <Crumbs tunnel={tunnel} onCut={(index) => setTunnel(truncate(tunnel, index))} />
          <Question tunnel={tunnel} onFollow={setTunnel} />
        </div>
        <Textarea
          label="Précisions"
          autosize
          minRows={3}
          maxLength={LONGEST}
          value={description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
      </Stack>
    </CorrectionDialog>
  );
}

/** The answers noted, as long as they are about this kind of machine. */
function tunnelOf(repair: Sheet): Tunnel {
  const kind_id = repair.appliance?.kind_id ?? "";
  return tunnelFrom(kind_id, answersOf(journalOf(repair))) ?? openTunnel(kind_id);
}
