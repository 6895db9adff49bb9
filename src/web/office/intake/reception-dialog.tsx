import { Button, Chip, Group, Stack, TagsInput, Text, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { fullName } from "../../../domain/client/names.ts";
import {
  CONDITION_FR,
  CONDITIONS,
  USUAL_ACCESSORIES,
  type Condition,
} from "../../../domain/intake/condition.ts";
import { ACCESSORY_LIMIT, MOST_ACCESSORIES, PASSWORD_LIMIT } from "../../../domain/intake/input.ts";
import { useDeferrable } from "../../platform/deferred/use-deferrable.ts";
import { LeaveQuestion } from "../../ui/office/dialog/leave-question.tsx";
import { MoneyField } from "../../ui/office/money-field.tsx";
import { tellDone } from "../../ui/office/notify.ts";
import { SMALL_SCREEN } from "../../ui/office/styles.ts";
import { PhotoPicker } from "../file/photo-picker.tsx";
import { deviceReceived } from "./actions.ts";
import type { ReceivedRepair } from "./parts.ts";
import {
  emptyReception,
  isComplete,
  receptionInput,
  type ReceptionDraft,
} from "./reception-draft.ts";
import { SignatureField } from "./signature-field.tsx";
import { Dialog } from "../../ui/office/dialog/dialog.tsx";

type Props = { repair: ReceivedRepair; onClose: () => void };

/** One screen from the top to the signature: a minute at the counter. */
export function ReceptionDialog({ repair, onClose }: Props) {
  const [initial] = useState(() => emptyReception(crypto.randomUUID(), fullName(repair.client)));
  const [draft, setDraft] = useState(initial);
  const [leaving, setLeaving] = useState(false);
  const fullScreen = useMediaQuery(SMALL_SCREEN, false, { getInitialValueInEffect: false });
  const { act, busy } = useDeferrable(deviceReceived);
  const set = (change: Partial<ReceptionDraft>) => setDraft((before) => ({ ...before, ...change }));
  const close = () => (draft === initial ? onClose() : setLeaving(true));
  const receive = async () => {
    const done = await act({ input: receptionInput(draft, repair.id) });
    if (!done) return;
    if (done !== "deferred")
      tellDone("Appareil reçu. Le récépissé et les étiquettes sont prêts à imprimer.");
    onClose();
  };
  return (
    <Dialog onClose={close} title="Réception de l’appareil" size={620} fullScreen={fullScreen}>
      <Stack gap="lg">
        <ConditionFields draft={draft} onChange={set} />
        <PhotoPicker recipientType="repair" recipientID={repair.id} tags={["avant"]} />
        <LeftFields draft={draft} onChange={set} />
        <SignatureField draft={draft} onChange={set} />
      </Stack>
      <Group justify="flex-end" mt="lg" gap={8}>
        {!isComplete(draft) && (
          <Text size="sm" c="dimmed" mr="auto">
            Il manque l’état ou la signature.
          </Text>
        )}
        <Button variant="default" onClick={close}>
          Annuler
        </Button>
        <Button loading={busy} disabled={!isComplete(draft)} onClick={receive}>
          Recevoir l’appareil
        </Button>
      </Group>
      {leaving && (
        <LeaveQuestion
          why="Ce que vous avez saisi sera perdu ; les photos ajoutées restent."
          onStay={() => setLeaving(false)}
          onLeave={onClose}
        />
      )}
    </Dialog>
  );
}

type FieldsProps = { draft: ReceptionDraft; onChange: (change: Partial<ReceptionDraft>) => void };

const isCondition = (word: string): word is Condition => CONDITIONS.some((one) => one === word);

const ConditionFields = ({ draft, onChange }: FieldsProps) => (
  <Stack gap={8}>
    <Text fw={600} size="sm" id="intake-condition">
      État de l’appareil
    </Text>
    <Chip.Group
      multiple
      value={[...draft.condition]}
      onChange={(words) => onChange({ condition: words.filter(isCondition) })}
    >
      <Group gap={8} role="group" aria-labelledby="intake-condition">
        {CONDITIONS.map((word) => (
          <Chip key={word} value={word} size="md">
            {CONDITION_FR[word]}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
    <TextInput
      label="Précision"
      placeholder="Vitre fêlée en bas à gauche"
      maxLength={1_000}
      value={draft.condition_note}
      onChange={({ currentTarget }) => onChange({ condition_note: currentTarget.value })}
    />
  </Stack>
);

const LeftFields = ({ draft, onChange }: FieldsProps) => (
  <Stack gap="md">
    <TagsInput
      label="Accessoires laissés"
      description="Entrée pour en ajouter un ; chacun aura son étiquette."
      data={[...USUAL_ACCESSORIES]}
      maxTags={MOST_ACCESSORIES}
      value={[...draft.accessories]}
      onChange={(names) =>
        onChange({
          accessories: names.map((name) => name.trim().slice(0, ACCESSORY_LIMIT)).filter(Boolean),
        })
      }
    />
    <TextInput
      label="Mot de passe ou code de l’appareil"
      description="Chiffré, montré sur demande, effacé à la restitution."
      autoComplete="off"
      maxLength={PASSWORD_LIMIT}
      value={draft.password}
      onChange={({ currentTarget }) => onChange({ password: currentTarget.value })}
    />
    <MoneyField
      label="Plafond accepté sans devis (TTC)"
      value={draft.ceiling}
      onChange={(ceiling) => onChange({ ceiling })}
    />
  </Stack>
);
