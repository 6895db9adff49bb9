/**
 * Bytes go to the storage before the transaction that writes their rows: a storage that is slow keeps no connection
 * and no lock. Each attempt has names of its own. A process that dies between the two leaves bytes without a row, which
 * the sweep deletes after a month; a device that had no answer sends its photo again.
 */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import type { Log } from "../../platform/log.ts";
import { forget, settle, thumbnailName, type Place } from "../../platform/storage.ts";
import type { ReceivedFile, SavedUpload } from "./save.ts";

type Keeping = { place: Place; files: readonly ReceivedFile[]; log: Pick<Log, "warn"> };

/** Stores the bytes, runs the transaction, and deletes the bytes that it did not take. */
export async function keepBytes<Refused extends Refusal>(
  keeping: Keeping,
  save: () => Promise<SavedUpload | Refused>,
): Promise<SavedUpload | Refused> {
  const { files } = keeping;
  await settleAll(keeping);
  // When it throws, the transaction may have been committed all the same: the bytes stay.
  const saved = await save();
  const isUsed = ({ id }: ReceivedFile) => !isRefusal(saved) && saved.created.has(id);
  await discard(
    keeping,
    files.filter((file) => !isUsed(file)),
  );
  return saved;
}

async function settleAll(keeping: Keeping): Promise<void> {
  const stored: ReceivedFile[] = [];
  try {
    for (const file of keeping.files) {
      await settleFile(keeping.place, file);
      stored.push(file);
    }
  } catch (error) {
    await discard(keeping, stored);
    throw error;
  }
}

async function settleFile(
  place: Place,
  { stored_as, staged, thumbnail }: ReceivedFile,
): Promise<void> {
  await settle(place, staged, stored_as);
  if (thumbnail) await settle(place, thumbnail, thumbnailName(stored_as));
}

async function discard(
  { place, log }: Keeping,
  files: readonly Pick<ReceivedFile, "stored_as">[],
): Promise<void> {
  const names = files.flatMap(({ stored_as }) => [stored_as, thumbnailName(stored_as)]);
  await forget(place, names).catch((error: unknown) =>
    log.warn({ err: error, names }, "unused bytes are left to the sweep"),
  );
}
