import { Anchor, Text } from "@mantine/core";
import { formatMoment, type Zone } from "../../../../domain/time.ts";
import { ReplyFiles, type ReplyFile } from "../../message/inbound/reply-files.tsx";
import { LetterFailure } from "../../message/letter-failure.tsx";
import { LetterText } from "../../message/letter-text.tsx";
import { letterText } from "../../message/words.ts";
import { EditButton } from "./edit-button.tsx";
import { JournalGlyph } from "./journal-glyph.tsx";
import type { Sheet } from "./query.ts";
import { authorOf, filesOf, foldPhotos, letterOf, sentenceOf } from "./words.ts";
import styles from "./sheet.module.css";

type Item = Sheet["items"][number];
type Letter = Sheet["messages"][number];

/** `about` says which repair a line is of, among those of several. */
type Line = Item & { about?: string };

type LinesProps = {
  items: readonly Line[];
  zone: Zone;
  letters?: readonly Letter[];
  /** Of the public page of the repair, where the accepted terms are read; absent among several repairs. */
  sheetid?: string;
  /** Those of the repair, for what came with a reply. */
  files?: readonly ReplyFile[];
  /** Absent where notes are only read. */
  onCorrect?: (item_id: string) => void;
};

/** Lines of a journal, in the order given; `letters` say whether the e-mails named there left. */
export function JournalLines({
  items,
  zone,
  letters = [],
  files = [],
  sheetid,
  onCorrect,
}: LinesProps) {
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
            {item.type === "TermsAccepted" && sheetid && (
              <Anchor size="sm" href={`/suivi/${sheetid}/conditions`} target="_blank">
                Lire le texte accepté
              </Anchor>
            )}
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
