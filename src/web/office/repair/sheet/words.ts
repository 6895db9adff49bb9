/** A line of a journal, in words. */
import { photosSent } from "../../../../domain/repair/client-photo/client-photo.ts";
import { describeItem } from "../../../../domain/repair/describe.ts";
import type { KeptValue } from "../../../../domain/client/former.ts";
import { isJournalItem, type JournalItem } from "../../../../domain/repair/journal.ts";
import type { Zone } from "../../../../domain/time.ts";

type Told = { type: string; payload: unknown; former: readonly KeptValue[] };

/** An item that a newer version wrote is shown by its type rather than hidden. */
export const sentenceOf = (item: Told, zone: Zone): string =>
  isJournalItem(item) ? describeItem(item, zone, item.former) : item.type;

/** The letter that a line is about, among those of the repair; undefined for any other line. */
export function letterOf<Letter extends { id: string }>(
  item: { type: string; payload: unknown },
  letters: readonly Letter[],
): Letter | undefined {
  if (!isJournalItem(item) || item.type !== "MessageSent") return undefined;
  const { message_id } = item.payload;
  return letters.find(({ id }) => id === message_id);
}

/** Of the files of the repair, those that came with this reply and were not removed since. */
export function filesOf<File extends { id: string }>(
  item: { type: string; payload: unknown },
  files: readonly File[],
): File[] {
  if (!isJournalItem(item) || item.type !== "ClientReplied") return [];
  const ids = item.payload.files?.map(({ file_id }) => file_id) ?? [];
  return files.filter(({ id }) => ids.includes(id));
}

type Shown = { type: string; text: string; caption: string };

/** Photos that one person added in the same minute are one line: fifty of them would hide the rest. */
export function foldPhotos<Line extends Shown>(lines: readonly Line[]): Line[] {
  const folded: { line: Line; times: number }[] = [];
  for (const line of lines) {
    const last = folded.at(-1);
    if (last && isOnePhoto(line) && isSame(last.line, line)) last.times++;
    else folded.push({ line, times: 1 });
  }
  return folded.map(({ line, times }) =>
    times > 1 ? { ...line, text: photosText(times, line.text) } : line,
  );
}

const isOnePhoto = ({ type, text }: Shown): boolean =>
  type === "PhotoAdded" || text === photosSent(1);

const isSame = (a: Shown, b: Shown): boolean =>
  a.type === b.type && a.text === b.text && a.caption === b.caption;

const photosText = (times: number, one: string): string =>
  one === photosSent(1)
    ? photosSent(times)
    : one
        .replace("Photo ajoutée", `${times} photos ajoutées`)
        .replace("Photo prise", `${times} photos prises`)
        .replace("visible par", "visibles par");

type Written = { items: readonly { type: string; payload: unknown }[] };

/** The journal without the items that only a newer version knows. */
export const journalOf = ({ items }: Written): JournalItem[] => items.filter(isJournalItem);

/** The same with their ids, for the notes and their corrections. */
export const notesOf = ({
  items,
}: {
  items: readonly { id: string; type: string; payload: unknown }[];
}) => items.flatMap((item) => (isJournalItem(item) ? [item] : []));

type Signed = { author: string; created_by_name: string | null };

/** A user of the shop by name; otherwise the client, or the application. */
export function authorOf({ author, created_by_name }: Signed): string {
  if (created_by_name) return created_by_name;
  return author === "client" ? "Le client" : "Établi";
}
