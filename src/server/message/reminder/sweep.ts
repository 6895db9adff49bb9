/** What reminds clients by itself goes through: what is due in one read, then a transaction for each letter. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { Instant } from "../../../domain/time.ts";
import type { Database } from "../../platform/database/open.ts";
import type { ShopDb } from "../../platform/database/scope.ts";

export type Sweep = {
  database: Pick<Database, "withShop">;
  scope: ShopScope;
  at: Instant;
  /** What the links of a letter begin with. */
  origin: string;
  /** Whether this installation has a card service. */
  takesCards?: boolean;
};

/**
 * A transaction for each letter: those that are written stay when a later one fails. `remindOnce` answers false when
 * another process was first. Answers how many were written.
 */
export async function remindEach<Due>(
  sweep: Sweep,
  dueReminders: (db: ShopDb, at: Instant) => Promise<readonly Due[]>,
  remindOnce: (db: ShopDb, due: Due, sweep: Sweep) => Promise<boolean>,
): Promise<number> {
  const { database, scope, at } = sweep;
  const due = await database.withShop(scope, (db) => dueReminders(db, at), "read");
  let written = 0;
  for (const reminder of due)
    if (await database.withShop(scope, (db) => remindOnce(db, reminder, sweep))) written++;
  return written;
}
