/** Files that were chosen and are made ready, one after the other: shown from the first moment, kept from the last. */
import { useMemo, useSyncExternalStore } from "react";

export type Preparing = { recipientID: string; filename: string };

let chosen: readonly Preparing[] = [];
const listeners = new Set<() => void>();

/** A file that is still being made smaller is not stored on the device yet: closing the page would lose it. */
const askBeforeLoss = (event: BeforeUnloadEvent): void => event.preventDefault();

function show(next: readonly Preparing[]): void {
  if (next.length === 0) globalThis.removeEventListener?.("beforeunload", askBeforeLoss);
  else globalThis.addEventListener?.("beforeunload", askBeforeLoss);
  chosen = next;
  for (const listener of listeners) listener();
}

/** Runs `prepare` on each file in its order; those that are still to come are shown meanwhile. */
export async function prepareEach(
  files: readonly File[],
  recipientID: string,
  prepare: (file: File) => Promise<void>,
): Promise<void> {
  const mine = files.map((file) => ({ file, shown: { recipientID, filename: file.name } }));
  show([...chosen, ...mine.map(({ shown }) => shown)]);
  for (const { file, shown } of mine)
    await prepare(file).finally(() => show(chosen.filter((one) => one !== shown)));
}

export const preparingNow = (): readonly Preparing[] => chosen;

export function watchPreparing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names of the files that are still made ready for this record, the current one first. */
export function usePreparing(recipientID: string): readonly string[] {
  const files = useSyncExternalStore(watchPreparing, preparingNow);
  return useMemo(
    () => files.filter((file) => file.recipientID === recipientID).map(({ filename }) => filename),
    [files, recipientID],
  );
}
