import { useState } from "react";
import { noteText } from "../../../../domain/repair/note.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { FilterChips } from "../../../ui/office/filter-chips.tsx";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";
import { groupOf, JOURNAL_GROUP_FR, JOURNAL_GROUPS, type JournalGroup } from "./journal-groups.ts";
import type { CorrectedNote } from "./note-dialog.tsx";
import { NoteForm } from "./note-form.tsx";
import { JournalLines } from "./journal-lines.tsx";
import type { Zone } from "../../../../domain/time.ts";
import { notesOf } from "./words.ts";
import type { Sheet } from "./query.ts";
import styles from "./sheet.module.css";
import { office } from "../../../ui/office/styles.ts";
import { useMay } from "../../account/allowed.tsx";

type Props = { repair: Sheet; zone: Zone };

const NoteDialog = lazyPart(async () => (await import("./note-dialog.tsx")).NoteDialog);

/** The journal, the latest first; one kind of lines may be read alone. */
export function Timeline({ repair, zone }: Props) {
  const mayWrite = useMay("edit-repair");
  const [group, setGroup] = useState<JournalGroup>();
  const [corrected, correct] = useState<CorrectedNote>();
  const counts = Map.groupBy(repair.items, ({ type }) => groupOf(type));
  const shown = group ? (counts.get(group) ?? []) : repair.items;
  return (
    <Panel title="Journal" className={styles.sheetJournal}>
      {mayWrite && <NoteForm key={repair.id} repair_id={repair.id} />}
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
        sheetid={repair.sheetid}
        zone={zone}
        {...(mayWrite && {
          onCorrect: (item_id: string) =>
            correct({ item_id, text: noteText(notesOf(repair), item_id) ?? "" }),
        })}
      />
      {corrected && (
        <NoteDialog repair_id={repair.id} note={corrected} onClose={() => correct(undefined)} />
      )}
    </Panel>
  );
}
