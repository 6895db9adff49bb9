import { Autocomplete, NumberInput, Stack, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { useDeferrable } from "../../../platform/deferred/use-deferrable.ts";
import { useRead } from "../../../platform/query.ts";
import { ConflictNotice } from "../../../ui/office/conflict-notice.tsx";
import { MoneyField } from "../../../ui/office/money-field.tsx";
import { useEditConflicts } from "../../client/use-edit-conflicts.ts";
import { CorrectionDialog } from "../sheet/correction-dialog.tsx";
import { partSaved } from "./actions.ts";
import {
  draftOfPart,
  emptyPart,
  inputOfPart,
  isComplete,
  PART_EDIT,
  type PartDraft,
} from "./draft.ts";
import type { SparePartParts } from "./parts.ts";
import { suppliersQuery } from "./query.ts";

type Props = {
  repair_id: string;
  /** Absent for a new part. */
  part?: SparePartParts | undefined;
  /** As the button that opened it said: « Commander ». */
  ordered?: boolean;
  onClose: () => void;
};

/** A part asked for, ordered, or corrected. */
export function SparePartDialog({ repair_id, part, ordered = false, onClose }: Props) {
  const [id] = useState(() => part?.id ?? crypto.randomUUID());
  const [initial] = useState(() => (part ? draftOfPart(part) : emptyPart()));
  const [draft, setDraft] = useState({ ...initial, ordered: initial.ordered || ordered });
  const [opened, setOpened] = useState(initial);
  const conflicting = useEditConflicts({ words: PART_EDIT, draft, setDraft, opened, setOpened });
  const { act, busy } = useDeferrable(partSaved, conflicting.messages);
  const save = async () => {
    const base = part ? inputOfPart(opened) : null;
    if (await act({ id, repair_id, input: inputOfPart(draft), base })) onClose();
  };
  return (
    <CorrectionDialog
      title={part ? "Modifier la pièce" : "Ajouter une pièce"}
      isDirty={JSON.stringify(draft) !== JSON.stringify(initial)}
      isComplete={isComplete(draft)}
      busy={busy}
      onSave={save}
      onClose={onClose}
    >
      <PartForm draft={draft} change={(facts) => setDraft({ ...draft, ...facts })} />
      <ConflictNotice conflicts={conflicting.choices} onChoose={conflicting.choose} />
    </CorrectionDialog>
  );
}

type FormProps = { draft: PartDraft; change: (facts: Partial<PartDraft>) => void };

function PartForm({ draft, change }: FormProps) {
  const read = useRead({ query: suppliersQuery, variables: {}, nouns: [] });
  return (
    <Stack gap="md">
      <TextInput
        label="Pièce"
        placeholder="Pompe de vidange, référence 00144978"
        maxLength={200}
        data-autofocus
        value={draft.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <NumberInput
        label="Quantité"
        min={1}
        max={999}
        maw={140}
        allowDecimal={false}
        value={draft.quantity}
        onChange={(quantity) => change({ quantity: Number(quantity) })}
      />
      <Switch
        size="md"
        label="Commandée au fournisseur"
        checked={draft.ordered}
        onChange={(event) => change({ ordered: event.currentTarget.checked })}
      />
      <Autocomplete
        label="Fournisseur"
        data={read.data?.awaited_parts.suppliers ?? []}
        maxLength={120}
        value={draft.supplier}
        onChange={(supplier) => change({ supplier })}
      />
      <MoneyField
        label="Prix d’achat d’une pièce, HT"
        maw={220}
        optional
        value={draft.price ?? Number.NaN}
        onChange={(price) => change({ price: Number.isNaN(price) ? null : price })}
      />
      <TextInput
        label="Attendue le"
        type="date"
        maw={220}
        value={draft.expected_on}
        onChange={(event) => change({ expected_on: event.currentTarget.value })}
      />
    </Stack>
  );
}
