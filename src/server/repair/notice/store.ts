/** The people of the shop are notified of the journal's items that concern them: a part received, a colleague's mention. */
import { sql } from "kysely";
import type { JournalItem } from "../../../domain/repair/journal.ts";
import type { Instant } from "../../../domain/time.ts";
import type { Author } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

type Written = { repair_id: string; author: Author; at: Instant };

/** `users`: null for all whom the repair concerns. */
type Notice = { kind: string; description: string; users: readonly string[] | null };

export function noticesOf(items: readonly JournalItem[]): Notice[] {
  return items.flatMap((item): Notice[] => {
    if (item.type === "PartReceived")
      return [{ kind: "part-received", description: item.payload.description, users: null }];
    if (item.type !== "NotesAdded" || !item.payload.mentioned?.length) return [];
    const { description, mentioned } = item.payload;
    return [{ kind: "mention", description, users: mentioned }];
  });
}

/** In the transaction of the items. Told in bulk, as the demonstration is, nothing is notified. */
export async function notifyOfItems(
  db: ShopDb,
  { repair_id, author, at }: Written,
  items: readonly JournalItem[],
): Promise<void> {
  for (const { kind, description, users } of noticesOf(items))
    await sql`
      select app.notify(${SHOP_ID}, ${kind}, jsonb_strip_nulls(jsonb_build_object('reference', r.reference,
          'description', ${description}::text, 'text', left(${description}::text, 200),
          'author', (select u.firstname || ' ' || u.lastname from app.shop_user u
            where u.shop_id = ${SHOP_ID} and u.id = ${author.account_id}::uuid))),
        r.id, ${users ? [...users] : null}::uuid[], ${author.account_id}::uuid, ${at})
      from app.repair r where r.shop_id = ${SHOP_ID} and r.id = ${repair_id} and not app.in_bulk()`.execute(
      db,
    );
}
