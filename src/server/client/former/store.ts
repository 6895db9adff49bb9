/** What corrections of a client's record replaced: beside the journals that show it, so that it can be erased. */
import { sql } from "kysely";
import { z } from "zod";
import { CLIENT_PARTS, type FormerValue } from "../../../domain/client/former.ts";
import { readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

type Correction = { shop_id: string; client_id: string; change_id: string };

export async function insertFormer(
  db: ShopDb,
  correction: Correction,
  values: readonly FormerValue[],
): Promise<void> {
  const rows = values.map(({ part, before, after }) => ({
    ...correction,
    part,
    before: [...before],
    after: [...after],
  }));
  await db.insertInto("client_former").values(rows).execute();
}

const formerRow = z.strictObject({
  change_id: z.string(),
  part: z.enum(CLIENT_PARTS),
  before: z.array(z.string()),
  after: z.array(z.string()),
});
export type FormerRow = z.output<typeof formerRow>;

export const loadFormer = (db: ShopDb, change_ids: readonly string[]): Promise<FormerRow[]> =>
  readRows(
    db,
    formerRow,
    sql`
    select f.change_id, f.part, f.before, f.after from app.client_former f
    where f.shop_id = ${SHOP_ID} and f.change_id = any(${[...change_ids]}::uuid[])`,
  );
