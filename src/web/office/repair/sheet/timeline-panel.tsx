import { Button, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { formatMoment, type Zone } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { addRepairNote } from "./actions.ts";
import { keepNote, keptNote } from "./draft-store.ts";
import { JournalGlyph } from "./journal-glyph.tsx";
import { LetterFailure } from "../../message/letter-failure.tsx";
import type { Letter } from "../../message/query.ts";
import { letterText } from "../../message/words.ts";
import { authorOf, letterOf, sentenceOf } from "./words.ts";
import type { Sheet } from "./query.ts";
import styles from "./sheet.module.css";
import { office } from "../../../ui/office/styles.ts";

type Props = { repair: Sheet; zone: Zone };
type Item = Sheet["items"][number];

/** The journal, the latest first. */
export const Timeline = ({ repair, zone }: Props) => (
  <Panel title="Journal" className={styles.sheetJournal}>
    <AddNote key={repair.id} repair_id={repair.id} />
    <JournalLines items={repair.items.toReversed()} letters={repair.messages} zone={zone} />
  </Panel>
);

/** `about` says which repair a line is of, among those of several. */
type Line = Item & { about?: string };

type LinesProps = { items: readonly Line[]; zone: Zone; letters?: readonly Letter[] };

/** Lines of a journal, in the order given; `letters` say whether the e-mails named there left. */
export const JournalLines = ({ items, zone, letters = [] }: LinesProps) => (
  <ol className={styles.timeline} data-part="timeline">
    {items.map((item, index) => (
      <li key={item.id} data-author={item.author}>
        <JournalGlyph type={item.type} />
        <div>
          <Text size="sm" className={styles.words}>
            {textOf(item, letters, zone)}
          </Text>
          <FailureOf item={item} letters={letters} />
          {captionOf(item, zone) !== captionOf(items[index - 1], zone) && (
            <Text size="xs" c="dimmed">
              {captionOf(item, zone)}
            </Text>
          )}
        </div>
      </li>
    ))}
  </ol>
);

/** Said once, under the line on top of what one person did in one minute. */
const captionOf = (item: Line | undefined, zone: Zone): string =>
  item
    ? [item.about, authorOf(item), formatMoment(item.created_at, zone)].filter(Boolean).join(" · ")
    : "";

function textOf(item: Line, letters: readonly Letter[], zone: Zone): string {
  const letter = letterOf(item, letters);
  return letter ? letterText(letter) : sentenceOf(item, zone);
}

function FailureOf({ item, letters }: { item: Line; letters: readonly Letter[] }) {
  const letter = letterOf(item, letters);
  return letter && <LetterFailure letter={letter} />;
}

const LONGEST = 10_000;

function AddNote({ repair_id }: { repair_id: string }) {
  const { act, busy } = useAction(addRepairNote);
  const form = useForm({
    initialValues: { description: keptNote(repair_id) },
    onValuesChange: ({ description }) => keepNote(repair_id, description),
    validate: { description: (text) => (text.trim() ? null : "Écrivez d’abord la note.") },
  });
  const submit = form.onSubmit(async ({ description }) => {
    if (await act({ repair_id, description: description.trim() }))
      form.setValues({ description: "" });
  });
  return (
    <form onSubmit={submit} className={office.noPrint}>
      <Stack gap={8} align="flex-end" mb="md">
        <Textarea
          w="100%"
          autosize
          minRows={2}
          maxLength={LONGEST}
          aria-label="Nouvelle note"
          placeholder="Ce que vous avez vu, dit ou fait"
          {...form.getInputProps("description")}
        />
        <Button type="submit" variant="default" loading={busy}>
          Ajouter la note
        </Button>
      </Stack>
    </form>
  );
}
