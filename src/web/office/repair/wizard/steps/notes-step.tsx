import { Stack, Text, Textarea } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { useUploads } from "../../../../platform/upload-queue.ts";
import { PhotoPicker } from "../../../file/photo-picker.tsx";
import { addressOf } from "../../../../../domain/repair/wizard/draft.ts";
import type { StepProps } from "../reducer.ts";
import { noted, notedDanger } from "../symptoms/answers.ts";
import { DangerCard } from "../symptoms/danger-card.tsx";
import { office } from "../../../../ui/office/styles.ts";

const LONGEST_NOTES = 10_000;
/** The count is shown only close to the limit. */
const NEAR_THE_END = 9_000;

/** What was said in free words, and photos; both may be left empty. */
export function NotesStep({ draft, change }: StepProps) {
  const { repair_id } = draft;
  const photos = useUploads(repair_id).length;
  const count = useEffectEvent(() => {
    if (photos !== draft.photos) change((now) => ({ ...now, photos }));
  });
  useEffect(() => {
    count();
  }, [photos]);
  const { notes } = draft;
  const danger = notedDanger(draft);
  return (
    <Stack gap="md">
      <Textarea
        label="Précisions"
        description="Ce que dit le client, l’accès, l’étage, ce qu’il faut apporter"
        data-autofocus
        autosize
        minRows={4}
        maxRows={14}
        maxLength={LONGEST_NOTES}
        value={notes}
        onChange={({ currentTarget }) => change(noted(currentTarget.value))}
      />
      {danger && <DangerCard danger={danger} zip={addressOf(draft)?.zip ?? ""} />}
      {notes.length >= NEAR_THE_END && (
        <Text size="xs" c="dimmed" className={office.figures} role="status">
          {notes.length.toLocaleString("fr-FR")} signes sur {LONGEST_NOTES.toLocaleString("fr-FR")}
        </Text>
      )}
      <PhotoPicker held recipientType="repair" recipientID={repair_id} />
    </Stack>
  );
}
