/** The photos of a call, as the journal of its repair holds them. */
import type { JournalItem } from "../repair/journal.ts";
import { isShot, type Shot } from "./shots.ts";

export type KeptStill = { file_id: string; filename: string; shot: Shot | null };

/** The newest first. */
export const stillsOf = (call_id: string, journal: readonly JournalItem[]): KeptStill[] =>
  journal
    .flatMap((entry) =>
      entry.type === "PhotoAdded" && entry.payload.call_id === call_id ? [entry.payload] : [],
    )
    .map(({ file_id, filename, shot = "" }) => ({
      file_id,
      filename,
      shot: isShot(shot) ? shot : null,
    }))
    .toReversed();
