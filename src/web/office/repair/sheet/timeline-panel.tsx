import { Text } from "@mantine/core";
import { useState } from "react";
import { noteText } from "../../../../domain/repair/note.ts";
import { formatMoment, type Zone } from "../../../../domain/time.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { FilterChips } from "../../../ui/office/filter-chips.tsx";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";
import { EditButton } from "./edit-button.tsx";
import { groupOf, JOURNAL_GROUP_FR, JOURNAL_GROUPS, type JournalGroup } from "./journal-groups.ts";
import type { CorrectedNote } from "./note-dialog.tsx";
import { NoteForm } from "./note-form.tsx";
import { JournalGlyph } from "./journal-glyph.tsx";
import { ReplyFiles, type ReplyFile } from "../../message/inbound/reply-files.tsx";
import { LetterFailure } from "../../message/letter-failure.tsx";
import { LetterText } from "../../message/letter-text.tsx";
import { letterText } from "../../message/words.ts";
import { authorOf, filesOf, foldPhotos, letterOf, notesOf, sentenceOf } from "./words.ts";
import type { Sheet } from "./query.ts";
import styles from "./sheet.module.css";
import { office } from "../../../ui/office/styles.ts";

type Props = { repair: Sheet; zone: Zone };
type Item = Sheet["items"][number];
type Letter = Sheet["messages"][number];

const NoteDialog = lazyPart(async () => (await import("./note-dialog.tsx")).NoteDialog);

/** The journal, the latest first; one kind of lines may be read alone. */
export function Timeline({ repair, zone }: Props) {
  const [group, setGroup] = useState<JournalGroup>();
  const [corrected, correct] = useState<CorrectedNote>();
  const counts = Map.groupBy(repair.items, ({ type }) => groupOf(type));
  const shown = group ? (counts.get(group) ?? []) : repair.items;
  return (
    <Panel title="Journal" className={styles.sheetJournal}>
      <NoteForm key={repair.id} repair_id={repair.id} />
      <div className={`${styles.journalFilter} ${office.noPrint}`}>
        <FilterChips
          label="Lignes du journal"
          all={{ label: "Tout" }}
          options={JOURNAL_GROUPS.filter((one) => counts.has(one)).map((one) => ({
            value: one,
            label: JOURNAL_GROUP_FR[one],
            count: counts.get(one)?.length,
          }))}
          value={group}
          onChange={(value) => setGroup(JOURNAL_GROUPS.find((one) => one === value))}
        />
      </div>
      <JournalLines
        items={shown.toReversed()}
        letters={repair.messages}
        files={[...repair.photos, ...repair.documents]}
        zone={zone}
        onCorrect={(item_id) =>
          correct({ item_id, text: noteText(notesOf(repair), item_id) ?? "" })
        }
      />
      {corrected && (
        <NoteDialog repair_id={repair.id} note={corrected} onClose={() => correct(undefined)} />
      )}
    </Panel>
  );
}

/** `about` says which repair a line is of, among those of several. */
type Line = Item & { about?: string };

type LinesProps = {
  items: readonly Line[];
  zone: Zone;
  letters?: readonly Letter[];
  /** Those of the repair, for what came with a reply. */
  files?: readonly ReplyFile[];
  /** Absent where notes are only read. */
  onCorrect?: (item_id: string) => void;
};

/** Lines of a journal, in the order given; `letters` say whether the e-mails named there left. */
export function JournalLines({ items, zone, letters = [], files = [], onCorrect }: LinesProps) {
  const lines = items.map((item) => ({
    type: item.type,
    text: textOf(item, letters, zone),
    caption: captionOf(item, zone),
    item,
  }));
  return (
    <ol className={styles.timeline} data-part="timeline">
      {foldPhotos(lines).map(({ item, text, caption }, index, shown) => (
        <li key={item.id} data-author={item.author}>
          <JournalGlyph type={item.type} />
          <div>
            <Text size="sm" className={styles.words}>
              {text}
            </Text>
            <LetterOf item={item} letters={letters} />
            <ReplyFiles files={filesOf(item, files)} />
            {caption !== shown[index - 1]?.caption && (
              <Text size="xs" c="dimmed">
                {caption}
              </Text>
            )}
          </div>
          {onCorrect && isNoteOfShop(item) && (
            <EditButton label="Corriger la note" onClick={() => onCorrect(item.id)} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** What the client said with the request is corrected as the fault of the machine. */
const isNoteOfShop = ({ type, author, created_by_name }: Line): boolean =>
  type === "NotesAdded" && author === "shop" && created_by_name !== null;

/** Said once, under the line on top of what one person did in one minute. */
const captionOf = (item: Line, zone: Zone): string =>
  [item.about, authorOf(item), formatMoment(item.created_at, zone)].filter(Boolean).join(" · ");

function textOf(item: Line, letters: readonly Letter[], zone: Zone): string {
  const letter = letterOf(item, letters);
  return letter ? letterText(letter) : sentenceOf(item, zone);
}

function LetterOf({ item, letters }: { item: Line; letters: readonly Letter[] }) {
  const letter = letterOf(item, letters);
  return (
    letter && (
      <>
        <LetterFailure letter={letter} />
        <LetterText text={letter.text} />
      </>
    )
  );
}
