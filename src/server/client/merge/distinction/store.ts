/** Pairs of records declared distinct. */
import { sql } from "kysely";
import { z } from "zod";
import type { Distinction } from "../../../../domain/client/merge/distinction.ts";
import { INSTANT, readRows } from "../../../platform/database/rows.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { SHOP_ID } from "../../../platform/database/shop-id.ts";
import { clientId } from "../../store.ts";

/** Idempotent: a second distinction of the same pair changes nothing. */
export async function insertDistinction(
  db: ShopDb,
  { left_id, right_id, created_by }: Distinction & { created_by: string | null },
): Promise<void> {
  await sql`
    insert into app.client_distinction (shop_id, left_id, right_id, created_by)
    values (${SHOP_ID}, ${left_id}, ${right_id}, ${created_by}::uuid)
    on conflict do nothing`.execute(db);
}

export async function deleteDistinctions(
  db: ShopDb,
  { left_id, right_id }: Distinction,
): Promise<void> {
  const ids = [left_id, right_id];
  await sql`
    delete from app.client_distinction d
    where d.shop_id = ${SHOP_ID}
      and app.survivor(d.left_id) = any(${ids}::uuid[]) and app.survivor(d.right_id) = any(${ids}::uuid[])
      and app.survivor(d.left_id) <> app.survivor(d.right_id)`.execute(db);
}

const distinctionRow = z.strictObject({
  left_id: z.string(),
  right_id: z.string(),
  at: INSTANT,
  by: z.string().nullable(),
});
export type DistinctionRow = z.output<typeof distinctionRow>;

/** The latest first. */
export const loadDistinctions = (db: ShopDb, first: number): Promise<DistinctionRow[]> =>
  readRows(
    db,
    distinctionRow,
    sql`
    select d.left_id, d.right_id, d.at, nullif(concat_ws(' ', u.firstname, u.lastname), '') as by
    from app.distinct_clients() d left join app.shop_user u on u.shop_id = ${SHOP_ID} and u.id = d.created_by
    order by d.at desc limit ${first}`,
  );

/** The clients declared distinct from this one. */
export async function distinctFrom(db: ShopDb, client_id: string): Promise<Set<string>> {
  const rows = await readRows(
    db,
    clientId,
    sql`
    select case when d.left_id = this.id then d.right_id else d.left_id end as id
    from app.distinct_clients() d, (select app.survivor(${client_id}) as id) this
    where this.id in (d.left_id, d.right_id)`,
  );
  return new Set(rows.map(({ id }) => id));
}
