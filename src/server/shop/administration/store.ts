/** All shops as an administrator reads them, and the standing of one. */
import { sql } from "kysely";
import { z } from "zod";
import type { Standing } from "../../../domain/shop/suspension.ts";
import type { Database } from "../../platform/database/open.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { Bounds } from "../../platform/graphql/page.ts";

const listed = z.strictObject({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  suspended_reason: z.string(),
  zipcode: z.string(),
  city: z.string(),
  slug: z.string(),
  created_at: INSTANT,
  users: z.number(),
  /** Repairs and online bookings of the last thirty days. */
  repairs: z.number(),
  bookings: z.number(),
  seen_at: INSTANT.nullable(),
  files: z.number(),
  bytes: z.number(),
  total: z.number(),
});
export type ListedShop = z.output<typeof listed>;

/** `words` as `nameKey` writes them; the most populated first (specification §6), or those that keep most. */
export const listShops = (
  database: Pick<Database, "withSystem">,
  { words, bySize }: { words: readonly string[]; bySize: boolean },
  { first, skip }: Bounds,
): Promise<ListedShop[]> =>
  database.withSystem(
    (db) =>
      readRows(
        db,
        listed,
        sql`select * from app.list_shops(${[...words]}::text[], ${bySize}, ${first}, ${skip})`,
      ),
    "read",
  );

/** Locked: two administrators at once decide one after the other. Undefined for no such shop. */
export const lockStanding = (db: ShopDb): Promise<(Standing & { name: string }) | undefined> =>
  db
    .selectFrom("shop")
    .select(["name", "suspended_reason", "suspended_from"])
    .select(sql<Standing["status"]>`status`.as("status"))
    .where("shop_id", "=", SHOP_ID)
    .forUpdate()
    .executeTakeFirst();

export async function saveStanding(db: ShopDb, standing: Standing): Promise<void> {
  await db.updateTable("shop").set(standing).where("shop_id", "=", SHOP_ID).execute();
}
