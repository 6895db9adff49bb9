/** What administrators did in this shop: written by `platform/change.ts`, read here. */
import { sql } from "kysely";
import { z } from "zod";
import { SUBJECT_NOUNS } from "../../../domain/account/act.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { Bounds } from "../../platform/graphql/page.ts";
import type { GateDatabase } from "../../platform/limit.ts";

const subject = z.strictObject({
  noun: z.enum(SUBJECT_NOUNS),
  id: z.string(),
  name: z.string(),
  repair_id: z.string().nullable(),
});
const act = z.strictObject({
  id: z.string(),
  account_id: z.string(),
  action: z.string(),
  subject: subject.nullable(),
  at: INSTANT,
});
export type Act = z.output<typeof act>;

/** The latest first, each record under its present name, or its last one when it is gone. */
export const listActs = (db: ShopDb, { first, skip }: Bounds): Promise<Act[]> =>
  readRows(
    db,
    act,
    sql`select a.id, a.account_id, a.action, coalesce(app.subject_of(a.record_ids), a.subject) as subject, a.at
      from app.act a where a.shop_id = ${SHOP_ID}
      order by a.at desc, a.id desc offset ${skip} limit ${first}`,
  );

const counted = z.strictObject({ count: z.number() });

export async function countActs(db: ShopDb): Promise<number> {
  const row = await readRow(
    db,
    counted,
    sql`select count(*) as count from app.act a where a.shop_id = ${SHOP_ID}`,
  );
  return row?.count ?? 0;
}

const administrator = z.strictObject({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
});
export type Administrator = z.output<typeof administrator>;

/** No login of the business reads accounts: the gate names these. */
export const nameAdministrators = (
  database: GateDatabase,
  ids: readonly string[],
): Promise<Administrator[]> =>
  database.withGate((db) =>
    readRows(db, administrator, sql`select * from auth.name_administrators(${[...ids]}::uuid[])`),
  );
