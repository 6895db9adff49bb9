/** What the office changes of a client: the record, its phones, its addresses. */
import {
  sentFields,
  type ClientFields,
  type ClientInput,
} from "../../domain/client/client-input.ts";
import { isRefusal, refuse, type Decision } from "../../domain/decision.ts";
import {
  mergeRecord,
  recordFieldChanges,
  type ConflictRefusal,
} from "../platform/edit/field-changes.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { saveAddresses } from "./address/save.ts";
import { noteChange } from "./note-change.ts";
import { loadClients, lockClient, replacePhones, updateSearch, upsertClient } from "./store.ts";

type Saving = Omit<ClientInput, "id" | "shop_id"> & { id: string; shop_id: string };

/**
 * Inserts the client under its id, or changes the known one by the fields that were sent: what another person
 * changed meanwhile stays, and the same field changed by both is refused. Addresses that are not listed stay.
 */
export async function saveClient(
  db: ShopDb,
  input: Saving,
  context: Pick<ChangeContext, "author" | "at">,
): Promise<Decision<string, "already-merged" | "address-unknown"> | ConflictRefusal> {
  const { id, shop_id, addresses, base } = input;
  const locked = await lockClient(db, id);
  if (locked && locked.merged_into !== null) return refuse("already-merged");
  const [stored] = locked ? await loadClients(db, [id]) : [];
  const sent = sentFields(input);
  const changes = stored ? await mergeRecord<ClientFields>(db, id, { sent, base, stored }) : sent;
  if (isRefusal(changes)) return changes;
  await writeClient(
    db,
    { id, shop_id, lastname: stored?.lastname ?? input.lastname, changes },
    context,
  );
  const [saved] = await Promise.all([
    saveAddresses(db, { shop_id, client_id: id }, addresses),
    updateSearch(db, [id]),
    stored && recordFieldChanges(db, { record_id: id, changes }, context),
  ]);
  if (isRefusal(saved)) return saved;
  await noteChange(db, stored, context);
  return id;
}

type Writing = { id: string; shop_id: string; lastname: string; changes: Partial<ClientFields> };

/** The upsert locks the row: the same new client may be sent twice at once. */
async function writeClient(
  db: ShopDb,
  { id, shop_id, lastname, changes }: Writing,
  { at }: Pick<ChangeContext, "at">,
): Promise<void> {
  const { type = null, phones, ...texts } = changes;
  await upsertClient(db, { id, shop_id, type, created_at: at, texts: { lastname, ...texts } });
  if (phones) await replacePhones(db, { shop_id, client_id: id }, phones);
}
