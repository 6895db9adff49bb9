/** Archives that were made: written once, with what they hold; the zips are in the storage under their ids. */
import { sql } from "kysely";
import { z } from "zod";
import type { Archive } from "../../../domain/ledger/archive/archive.ts";
import type { Closing } from "../../../domain/ledger/closing/closing.ts";
import { LEDGER_KINDS, type LedgerEntry } from "../../../domain/ledger/entry.ts";
import { columnsOf } from "../../platform/database/columns.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const archiveRow = z.strictObject({
  id: z.string(),
  closing_id: z.string(),
  made_at: INSTANT,
  made_by: z.string().nullable(),
  bytes: z.int(),
  sha256: z.string(),
  manifest_sha256: z.string(),
});
const COLUMNS = columnsOf(Object.keys(archiveRow.shape));

export const allArchives = (db: ShopDb): Promise<Archive[]> =>
  readRows(db, archiveRow, sql`select ${COLUMNS} from app.archive where shop_id = ${SHOP_ID}`);

export const loadArchive = (db: ShopDb, id: string): Promise<Archive | undefined> =>
  readRow(
    db,
    archiveRow,
    sql`select ${COLUMNS} from app.archive where shop_id = ${SHOP_ID} and id = ${id}`,
  );

/** False when this closing is archived already. */
export async function insertArchive(db: ShopDb, row: Archive): Promise<boolean> {
  const inserted = await db
    .insertInto("archive")
    .values({ ...row, shop_id: SHOP_ID })
    .onConflict((on) => on.constraint("archive_once").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

const link = z.strictObject({
  seq: z.int(),
  kind: z.enum(LEDGER_KINDS),
  ref_id: z.string(),
  at: INSTANT,
  payload: z.string(),
  prev: z.string(),
  hash: z.string(),
});

/** Links that one statement reads. */
const AT_ONCE = 500;

/** From the first link whose document counts in the period to the link of its closing, a page after `seq`. */
export const nextLinks = (db: ShopDb, closing: Closing, seq: number): Promise<LedgerEntry[]> =>
  readRows(
    db,
    link,
    sql<LedgerEntry>`select e.seq, e.kind, e.ref_id, e.at, e.payload, e.prev, e.hash from app.ledger_entry e
      where e.shop_id = ${SHOP_ID} and e.seq > ${seq} and e.seq <= ${closing.last_seq + 1}
        and e.seq >= least(${closing.first_seq}, (select min(d.seq) from app.ledger_entry d
          where d.shop_id = ${SHOP_ID} and d.dated_on between ${closing.period_from} and ${closing.period_to}))
      order by e.seq limit ${AT_ONCE}`,
  );

const paperRow = z.strictObject({
  reference: z.string(),
  kind: z.string(),
  sha256: z.string(),
  size: z.int(),
});
export type ArchivedPaper = z.output<typeof paperRow>;

/** The kept PDFs of the period's documents. */
export const papersOf = (
  db: ShopDb,
  { period_from, period_to }: Closing,
): Promise<ArchivedPaper[]> =>
  readRows(
    db,
    paperRow,
    sql<ArchivedPaper>`select p.reference, p.kind, p.sha256, p.size from app.paper p
      join app.invoice i on i.shop_id = ${SHOP_ID} and i.id = p.ref_id
      where p.shop_id = ${SHOP_ID} and i.issued_on between ${period_from} and ${period_to} order by i.issued_at, p.id`,
  );
