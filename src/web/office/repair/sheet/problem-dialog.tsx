import { Button, Stack, Textarea } from "@mantine/core";
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
import { Panel } from "../../../ui/office/panel.tsx";
import { useEditConflicts } from "../../client/use-edit-conflicts.ts";
import { Crumbs, Question } from "../wizard/symptoms/symptoms-step.tsx";
import { isRestart } from "../wizard/symptoms/tile-keys.ts";
import { changeRepairProblem } from "./actions.ts";
import { CorrectionDialog } from "./correction-dialog.tsx";
import { PROBLEM_EDIT } from "./edit-words.ts";
import type { Sheet } from "./query.ts";
import { journalOf } from "./words.ts";

type Faulty = Pick<Sheet, "id" | "description"> & {
  items: readonly { type: string; payload: unknown }[];
  appliance: Pick<NonNullable<Sheet["appliance"]>, "kind_id"> | null;
};

const LONGEST = 10_000;

/** The fault while it is corrected; two people may do so at once. */
function useProblem(repair: Faulty) {
  const [initial, setInitial] = useState(() => reportOf(repair));
  const [draft, setDraft] = useState(initial);
  const [opened, setOpened] = useState(initial);
  const edited = { words: PROBLEM_EDIT, draft, setDraft, opened, setOpened };
  const conflicting = useEditConflicts(edited);
  const { act, busy } = useAction(changeRepairProblem, conflicting.messages);
  const isDirty = JSON.stringify(sent(draft)) !== JSON.stringify(sent(initial));
  const save = async (): Promise<boolean> => {
    const { description, ...answers } = sent(draft);
    const changed = { repair_id: repair.id, ...answers, description, base: sent(opened) };
    if (!(await act(changed))) return false;
    setInitial(draft);
    setOpened(draft);
    return true;
  };
  return { draft, setDraft, conflicting, tunnel: tunnelOf(repair, draft), isDirty, busy, save };
}

type Problem = ReturnType<typeof useProblem>;

/** The fault: the same questions as in the wizard, and the precisions. */
export function ProblemDialog({ repair, onClose }: { repair: Faulty; onClose: () => void }) {
  const problem = useProblem(repair);
  const save = async () => {
    if (await problem.save()) onClose();
  };
  return (
    <CorrectionDialog
      title="Modifier la panne"
      isDirty={problem.isDirty}
      isComplete
      busy={problem.busy}
      onSave={save}
      onClose={onClose}
    >
      <ProblemFields problem={problem} />
    </CorrectionDialog>
  );
}

/** The same beside something else, which stays in sight. */
export function ProblemPanel({ repair }: { repair: Faulty }) {
  const problem = useProblem(repair);
  return (
    <Panel title="La panne">
      <ProblemFields problem={problem} />
      <Button
        mt="sm"
        loading={problem.busy}
        disabled={!problem.isDirty}
        onClick={() => void problem.save()}
      >
        Enregistrer la panne
      </Button>
    </Panel>
  );
}

function ProblemFields({
  problem: { draft, setDraft, conflicting, tunnel },
}: {
  problem: Problem;
}) {
  const follow = ({ path }: Tunnel) => setDraft({ ...draft, tunnel_answer: path });
  return (
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
  );
}

const reportOf = (repair: Faulty): ProblemReport => ({
  tunnel_answer: answersOf(journalOf(repair)),
  description: repair.description,
});

const sent = ({ tunnel_answer, description }: ProblemReport) => ({
  tunnel_answer: tunnel_answer.map((node) => ({ ...node })),
  description: description.trim(),
});

/** The answers noted, as long as they are about this kind of machine. */
function tunnelOf(repair: Faulty, { tunnel_answer }: ProblemReport): Tunnel {
  const kind_id = repair.appliance?.kind_id ?? "";
  return tunnelFrom(kind_id, tunnel_answer) ?? openTunnel(kind_id);
}
