/** What the money received was for, by rate of VAT and by nature: written with what causes it, never changed. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { NATURES } from "../../../domain/invoice/shares.ts";
import type { LedgerShare } from "../../../domain/ledger/entry.ts";
import type { LocalDate } from "../../../domain/time.ts";
import { readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

type NewShares = { shop_id: string; received_on: LocalDate };

export async function insertShares(
  db: ShopDb,
  shares: readonly LedgerShare[],
  { shop_id, received_on }: NewShares,
): Promise<void> {
  if (shares.length === 0) return;
  const rows = shares.map(({ incl, ...share }) => ({
    ...share,
    amount: incl,
    shop_id,
    received_on,
  }));
  await db.insertInto("payment_share").values(rows).execute();
}

const SHARE = z.strictObject({
  cause_id: z.string(),
  invoice_id: z.string(),
  vat_rate: z.int(),
  nature: z.enum(NATURES),
  incl: z.int(),
  vat: z.int(),
});

const select = (db: ShopDb, rest: RawBuilder<unknown>): Promise<LedgerShare[]> =>
  readRows(
    db,
    SHARE,
    sql`select s.cause_id, s.invoice_id, s.vat_rate, s.nature, s.amount as incl, s.vat
      from app.payment_share s where s.shop_id = ${SHOP_ID} ${rest}`,
  );

export const allShares = (db: ShopDb): Promise<LedgerShare[]> => select(db, sql``);

/** Of these movements and credit notes. */
export const sharesCausedBy = (db: ShopDb, ids: readonly string[]): Promise<LedgerShare[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : select(db, sql`and s.cause_id = any(${[...ids]}::uuid[])`);
