import { Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import {
  openTunnel,
  truncate,
  tunnelFrom,
  type Tunnel,
} from "../../../../domain/catalogue/tree/tunnel.ts";
import { answersOf, type ProblemReport } from "../../../../domain/repair/problem.ts";
import { useAction } from "../../../platform/query.ts";
import { ConflictNotice } from "../../../ui/office/conflict-notice.tsx";
import { useEditConflicts } from "../../client/use-edit-conflicts.ts";
import { Crumbs, Question } from "../wizard/symptoms/symptoms-step.tsx";
import { isRestart } from "../wizard/symptoms/tile-keys.ts";
import { changeRepairProblem } from "./actions.ts";
import { CorrectionDialog } from "./correction-dialog.tsx";
import { PROBLEM_EDIT } from "./edit-words.ts";
import type { Sheet } from "./query.ts";
import { journalOf } from "./words.ts";

type Props = { repair: Sheet; onClose: () => void };

const LONGEST = 10_000;

/** The fault: the same questions as in the wizard, and the precisions. */
export function ProblemDialog({ repair, onClose }: Props) {
  const [initial] = useState(() => reportOf(repair));
  const [draft, setDraft] = useState(initial);
  const [opened, setOpened] = useState(initial);
  const edited = { words: PROBLEM_EDIT, draft, setDraft, opened, setOpened };
  const conflicting = useEditConflicts(edited);
  const { act, busy } = useAction(changeRepairProblem, conflicting.messages);
  const tunnel = tunnelOf(repair, draft);
  const follow = ({ path }: Tunnel) => setDraft({ ...draft, tunnel_answer: path });
  const save = async () => {
    const { description, ...answers } = sent(draft);
    if (await act({ repair_id: repair.id, ...answers, description, base: sent(opened) })) onClose();
  };
  return (
    <CorrectionDialog
      title="Modifier la panne"
      isDirty={JSON.stringify(sent(draft)) !== JSON.stringify(sent(initial))}
      isComplete
      busy={busy}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="md">
        <div onKeyDown={(event) => isRestart(event) && follow(truncate(tunnel, -1))}>
          <Crumbs tunnel={tunnel} onCut={(index) => follow(truncate(tunnel, index))} />
          <Question tunnel={tunnel} onFollow={follow} />
        </div>
        <Textarea
          label="Précisions"
          autosize
          minRows={3}
          maxLength={LONGEST}
          value={draft.description}
          onChange={({ currentTarget }) => setDraft({ ...draft, description: currentTarget.value })}
        />
        <ConflictNotice conflicts={conflicting.choices} onChoose={conflicting.choose} />
      </Stack>
    </CorrectionDialog>
  );
}

const reportOf = (repair: Sheet): ProblemReport => ({
  tunnel_answer: answersOf(journalOf(repair)),
  description: repair.description,
});

const sent = ({ tunnel_answer, description }: ProblemReport) => ({
  tunnel_answer: tunnel_answer.map((node) => ({ ...node })),
  description: description.trim(),
});

/** The answers noted, as long as they are about this kind of machine. */
function tunnelOf(repair: Sheet, { tunnel_answer }: ProblemReport): Tunnel {
  const kind_id = repair.appliance?.kind_id ?? "";
  return tunnelFrom(kind_id, tunnel_answer) ?? openTunnel(kind_id);
}
