/** The documents that were handed over, as rows: what each is, and the digest of its bytes in the storage. */
import { sql } from "kysely";
import { z } from "zod";
import { PAPER_KINDS, type PaperName } from "../../../domain/quote/paper/paper.ts";
import { columnsOf } from "../../platform/database/columns.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const paper = z.strictObject({
  id: z.string(),
  kind: z.enum(PAPER_KINDS),
  ref_id: z.string(),
  version: z.int(),
  reference: z.string(),
  handed_at: INSTANT,
  sha256: z.string(),
  size: z.int(),
  stored_as: z.string(),
  kept_at: INSTANT,
});
export type PaperRow = z.output<typeof paper>;
const COLUMNS = Object.keys(paper.shape);

export const findPaper = (
  db: ShopDb,
  { kind, ref_id, version }: PaperName,
): Promise<PaperRow | undefined> =>
  readRow(
    db,
    paper,
    sql`select ${columnsOf(COLUMNS, "p")} from app.paper p
      where p.shop_id = ${SHOP_ID} and p.kind = ${kind} and p.ref_id = ${ref_id} and p.version = ${version}`,
  );

/** In the order in which they were kept. */
export const allPapers = (db: ShopDb): Promise<PaperRow[]> =>
  readRows(
    db,
    paper,
    sql`select ${columnsOf(COLUMNS, "p")} from app.paper p where p.shop_id = ${SHOP_ID} order by p.id`,
  );

/** Draws and keeps it after this transaction. What is told in bulk waits for the night, or for who first opens it. */
export async function planPaper(db: ShopDb, { kind, ref_id, version }: PaperName): Promise<void> {
  const payload = JSON.stringify({ kind, ref_id, version });
  await sql`select app.enqueue('keep-paper', ${payload}::jsonb || jsonb_build_object('shop_id', ${SHOP_ID}::uuid),
    ${`paper ${kind} ${ref_id} ${version}`}) where not app.in_bulk()`.execute(db);
}

/** False when it is kept already. */
export async function insertPaper(db: ShopDb, row: PaperRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("paper")
    .values({ ...row, shop_id: SHOP_ID })
    .onConflict((taken) => taken.columns(["shop_id", "kind", "ref_id", "version"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
