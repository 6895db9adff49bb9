/** A correction of a client's record enters the journals of the client's open repairs. */
import type { Client } from "../../domain/client/client.ts";
import { clientChange } from "../../domain/repair/client-change.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { appendToOpenRepairs } from "../repair/journal/store.ts";
import { loadClients } from "./store.ts";

/** Call it after the record is written. `before` is undefined for a new client, who has no repair. */
export async function noteChange(
  db: ShopDb,
  before: Client | undefined,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<void> {
  const [after] = before ? await loadClients(db, [before.id]) : [];
  const item = before && after && clientChange(before, after);
  if (!item) return;
  const { id: client_id, shop_id } = before;
  await appendToOpenRepairs(db, { shop_id, client_id, author, at }, item);
}
