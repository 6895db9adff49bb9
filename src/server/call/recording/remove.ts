/** The film of a recording is deleted: by the shop, which a client may ask for, or by its date. */
import { keptSince } from "../../../domain/call/recording.ts";
import type { Instant } from "../../../domain/time.ts";
import { deleteFiles } from "../../file/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadCall, type CallRow } from "../store.ts";
import { loadRecording, noteDeleted, recordingsToDelete } from "./store.ts";

/** Answers its call; undefined when there is no such recording. */
export async function removeRecording(
  db: ShopDb,
  { id, at }: { id: string; at: Instant },
): Promise<CallRow | undefined> {
  const recording = await loadRecording(db, id);
  if (!recording) return undefined;
  await deleteFiles(db, [id]);
  await noteDeleted(db, { ids: [id], at });
  return loadCall(db, recording.call_id);
}

/** Films that one transaction deletes. */
const MOST = 100;

/** Those of which the time is over, or that came though they may not; answers how many, at most a hundred. */
export async function removePastRecordings(db: ShopDb, at: Instant): Promise<number> {
  const past = await recordingsToDelete(db, { before: keptSince(at), most: MOST });
  const ids = past.map(({ id }) => id);
  await deleteFiles(db, ids);
  await noteDeleted(db, { ids, at });
  return past.length;
}
