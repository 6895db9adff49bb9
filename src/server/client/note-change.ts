/** A correction of a client's record enters the journals of the client's open repairs. */
import { randomUUIDv7 } from "node:crypto";
import type { Client } from "../../domain/client/client.ts";
import { formerValues } from "../../domain/client/former.ts";
import { clientChange } from "../../domain/repair/client-change.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { appendToOpenRepairs } from "../repair/journal/store.ts";
import { insertFormer } from "./former/store.ts";
import { loadClients } from "./store.ts";

/** Call it after the record is written. `before` is undefined for a new client, who has no repair. */
export async function noteChange(
  db: ShopDb,
  before: Client | undefined,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<void> {
  const [after] = before ? await loadClients(db, [before.id]) : [];
  if (!before || !after) return;
  const { id: client_id, shop_id } = before;
  const former = formerValues(before, after);
  const change_id = former.length > 0 ? randomUUIDv7() : undefined;
  const item = clientChange(before, after, change_id);
  if (!item) return;
  const count = await appendToOpenRepairs(db, { shop_id, client_id, author, at }, item);
  // Personal data that no journal shows is not kept.
  if (change_id && count > 0) await insertFormer(db, { shop_id, client_id, change_id }, former);
}
