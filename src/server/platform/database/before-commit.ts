/** What a transaction leaves to be done just before its commit, by a function that knows more nouns than who leaves it. */
const left = new WeakMap<object, string[]>();

export type BeforeCommit<Db> = (db: Db, ids: readonly string[]) => Promise<void>;

/** `ids` of what is to be completed. Too late once the commit was sent: see `lastly`. */
export function leaveForCommit(db: object, ids: readonly string[]): void {
  if (ids.length > 0) left.set(db, [...(left.get(db) ?? []), ...ids]);
}

export async function finishBeforeCommit<Db extends object>(
  db: Db,
  finish: BeforeCommit<Db>,
): Promise<void> {
  const ids = left.get(db);
  if (ids) await finish(db, ids);
}
