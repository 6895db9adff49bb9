/** The packages of a shop. */
import { z } from "zod";
import { sql } from "kysely";
import type {
  Package,
  PackageFacts,
  PackageLine,
} from "../../../../domain/quote/price-book/package.ts";
import type { Instant } from "../../../../domain/time.ts";
import { readRow, readRows } from "../../../platform/database/rows.ts";
import { SHOP_ID } from "../../../platform/database/shop-id.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";

const row = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind_ids: z.array(z.string()),
  lines: z.custom<readonly PackageLine[]>((value) => Array.isArray(value)),
});

export const listPackages = (db: ShopDb): Promise<Package[]> =>
  readRows(
    db,
    row,
    sql`select k.id, k.name, k.kind_ids, k.lines from app.package k where k.shop_id = ${SHOP_ID}
      order by k.name, k.id limit 500`,
  );

type Saved = PackageFacts & { id: string; shop_id: string; updated_at: Instant };

export async function upsertPackage(db: ShopDb, saved: Saved): Promise<void> {
  const { id, shop_id, name, updated_at } = saved;
  const facts = {
    name,
    kind_ids: [...saved.kind_ids],
    lines: JSON.stringify(saved.lines),
    updated_at,
  };
  await db
    .insertInto("package")
    .values({ id, shop_id, ...facts })
    .onConflict((conflict) => conflict.columns(["shop_id", "id"]).doUpdateSet(facts))
    .execute();
}

const deleted = z.strictObject({ id: z.string() });

export async function deletePackage(db: ShopDb, id: string): Promise<boolean> {
  const gone = await readRow(
    db,
    deleted,
    sql`delete from app.package k where k.shop_id = ${SHOP_ID} and k.id = ${id} returning k.id`,
  );
  return gone !== undefined;
}
