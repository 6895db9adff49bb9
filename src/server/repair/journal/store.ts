/** The journals of several repairs together. */
import { sql } from "kysely";
import type { JournalItem } from "../../../domain/repair/journal.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { appendItems, type Written } from "../store.ts";

type WrittenOf = Omit<Written, "repair_id"> & { client_id: string };

/** Answers how many. Locked in the order of their ids, so that two writers do not deadlock. */
export async function appendToOpenRepairs(
  db: ShopDb,
  { client_id, ...written }: WrittenOf,
  item: JournalItem,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select r.id from app.repair r where r.shop_id = ${SHOP_ID} and r.client_id = ${client_id} and not r.archived
    order by r.id for no key update`.execute(db);
  await Promise.all(rows.map(({ id }) => appendItems(db, { ...written, repair_id: id }, [item])));
  return rows.length;
}
