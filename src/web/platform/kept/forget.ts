/** Alone here: a sign-out removes what is kept without loading what keeps it. */
export const KEPT_DATABASE = "etabli-kept";

/** Answers and their key; nothing of them can be read afterwards, by anybody. */
export function forgetKept(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  try {
    const removing = indexedDB.deleteDatabase(KEPT_DATABASE);
    // « blocked »: it is removed as soon as another tab lets it go.
    for (const end of ["success", "error", "blocked"])
      removing.addEventListener(end, () => resolve());
  } catch {
    // A browser that refuses its storage has kept nothing.
    resolve();
  }
  return promise;
}
