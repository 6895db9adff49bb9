/**
 * Two records of one client become one. The survivor keeps everything it had; it gains what only the
 * other had. The other record stays as it was, out of sight, so that the merge can be undone.
 */
import { refuse, type Decision, type Refusal } from "../../decision.ts";
import type { Instant } from "../../time.ts";
import type { Client } from "../client.ts";
import { NOTE_MAX } from "../fields.ts";
import { gainOf, type Gain } from "../gain.ts";

export type MergeRefusal =
  | "merge-self"
  | "client-unknown"
  | "already-merged"
  | "note-too-long"
  | "merge-unknown"
  | "merge-undone"
  | "undo-newer-first";

/** A client and what became of its record: null while it is one of its own. */
export type Mergeable = Client & { merged_into: string | null };

type Two = { from: Mergeable | undefined; into: Mergeable | undefined };

/** What the survivor gains; `newId` names the copies of addresses. */
export function mergeGain({ from, into }: Two, newId: () => string): Decision<Gain, MergeRefusal> {
  if (!from || !into) return refuse("client-unknown");
  if (from.id === into.id) return refuse("merge-self");
  if (from.merged_into !== null || into.merged_into !== null) return refuse("already-merged");
  const gain = gainOf(into, { ...from, note: "" }, newId);
  const note = joinedNotes(from, into);
  if (note.length > NOTE_MAX) return refuse("note-too-long");
  return note === into.note
    ? gain
    : { ...gain, fields: { ...gain.fields, note: { from: into.note, to: note } } };
}

/** Both notes, and the e-mail that the survivor has no place for. */
function joinedNotes(from: Client, into: Client): string {
  const other =
    from.email && into.email && from.email.toLowerCase() !== into.email.toLowerCase()
      ? `Autre e-mail : ${from.email}`
      : "";
  const added = [from.note.trim(), other].filter(
    (text) => text !== "" && !into.note.includes(text),
  );
  return [into.note, ...added].filter(Boolean).join("\n\n");
}

export type MergeRecord = {
  id: string;
  from_id: string;
  into_id: string;
  at: Instant;
  undone_at: Instant | null;
};

/**
 * May this merge be undone? Those made since on the same survivor, or of the survivor itself, come
 * first: each gives back what it moved, and nobody has to guess whose it was.
 */
export function mayUndo(
  merge: MergeRecord | undefined,
  survivor: Pick<Mergeable, "merged_into"> | undefined,
  newer: readonly Pick<MergeRecord, "id">[],
): Refusal<MergeRefusal> | undefined {
  if (!merge || !survivor) return refuse("merge-unknown");
  if (merge.undone_at !== null) return refuse("merge-undone");
  return survivor.merged_into !== null || newer.length > 0 ? refuse("undo-newer-first") : undefined;
}
