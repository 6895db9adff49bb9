/** What the office changes of a client: the record, its phones, its addresses. */
import type { ClientInput } from "../../domain/client/client-input.ts";
import type { Client } from "../../domain/client/client.ts";
import { CLIENT_TEXT_NAMES } from "../../domain/client/fields.ts";
import { isRefusal, refuse, type Decision } from "../../domain/decision.ts";
import type { Instant } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { saveAddresses } from "./address/save.ts";
import { loadClients, lockClient, replacePhones, updateSearch, upsertClient } from "./store.ts";

type Saving = Omit<ClientInput, "id" | "shop_id"> & { id: string; shop_id: string; at: Instant };

/** Inserts the client under its id, or changes the known one. Addresses that are not listed stay. */
export async function saveClient(
  db: ShopDb,
  { id, shop_id, at, type, phones, addresses, ...texts }: Saving,
): Promise<Decision<string, "already-merged" | "address-unknown">> {
  const locked = await lockClient(db, id);
  if (locked && locked.merged_into !== null) return refuse("already-merged");
  const row = { id, shop_id, type, created_at: at };
  await upsertClient(db, { ...row, texts: { ...sentTexts(texts), lastname: texts.lastname } });
  // Read after the upsert, which locks the row: the same new client may be sent twice at once.
  const [before] = await loadClients(db, [id]);
  const owner = { shop_id, client_id: id };
  if (phones && !hasPhones(before, phones)) await replacePhones(db, owner, phones);
  const [saved] = await Promise.all([saveAddresses(db, owner, addresses), updateSearch(db, [id])]);
  return isRefusal(saved) ? saved : id;
}

type Texts = Pick<ClientInput, (typeof CLIENT_TEXT_NAMES)[number]>;

/** Without those that were left out, which stay as they are. */
const sentTexts = (texts: Texts): Record<string, string> =>
  Object.fromEntries(
    CLIENT_TEXT_NAMES.flatMap((name) => {
      const text = texts[name];
      return text === null ? [] : [[name, text]];
    }),
  );

const hasPhones = (client: Pick<Client, "phones"> | undefined, phones: Client["phones"]): boolean =>
  JSON.stringify(client?.phones ?? []) === JSON.stringify(phones);
