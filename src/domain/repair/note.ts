/** A note of the journal corrected: what was written stays, the correction says both. */
import { isRefusal, refuse, type Refusal } from "../decision.ts";
import { toNote } from "./change.ts";
import type { JournalItem } from "./journal.ts";

/** As notes are read: each with the text that counts. */
type Written = JournalItem & { id: string };

export const noteText = (items: readonly Written[], item_id: string): string | undefined => {
  const note = items.find(({ id }) => id === item_id);
  if (note?.type !== "NotesAdded") return undefined;
  const last = items.findLast(
    (item) => item.type === "NoteChanged" && item.payload.item_id === item_id,
  );
  return last?.type === "NoteChanged" ? last.payload.to : note.payload.description;
};

/** `from` is the text that its author corrected. */
type Correction = { item_id: string; from: string; to: string };

export function correctNote(
  items: readonly Written[],
  { item_id, from, to: typed }: Correction,
): JournalItem | Refusal<"bad-input" | "unchanged" | "note-changed" | "note-unknown"> {
  const text = noteText(items, item_id);
  if (text === undefined) return refuse("note-unknown");
  const note = toNote(typed);
  if (isRefusal(note) || note.type !== "NotesAdded") return refuse("bad-input");
  if (text !== from) return refuse("note-changed");
  const to = note.payload.description;
  return to === text
    ? refuse("unchanged")
    : { type: "NoteChanged", payload: { item_id, from, to } };
}
