/** The one-time code of each quote: a new one replaces the one before. */
import { sql } from "kysely";
import { z } from "zod";
import { CODE_CHANNELS, type SentCode } from "../../../domain/quote/signing-code/code.ts";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRow } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const CODE = z.strictObject({
  channel: z.enum(CODE_CHANNELS),
  contact: z.string(),
  sent_at: INSTANT,
  expires_at: INSTANT,
  document_sha256: z.string(),
  tries: z.int(),
  code_hash: z.string(),
});
export type StoredCode = z.output<typeof CODE>;

export async function replaceCode(
  db: ShopDb,
  quote_id: string,
  code: SentCode & { code_hash: string },
): Promise<void> {
  await db
    .insertInto("quote_code")
    .values({ shop_id: SHOP_ID, quote_id, ...code })
    .onConflict((conflict) => conflict.columns(["shop_id", "quote_id"]).doUpdateSet(code))
    .execute();
}

/** Locked until the end of the transaction: simultaneous tries are counted one after the other. */
export const lockCode = (db: ShopDb, quote_id: string): Promise<StoredCode | undefined> =>
  readRow(
    db,
    CODE,
    sql`select channel, contact, sent_at, expires_at, document_sha256, tries, code_hash from app.quote_code
      where shop_id = ${SHOP_ID} and quote_id = ${quote_id} for update`,
  );

export async function countTry(db: ShopDb, quote_id: string): Promise<void> {
  await db
    .updateTable("quote_code")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("shop_id", "=", SHOP_ID)
    .where("quote_id", "=", quote_id)
    .execute();
}

/** A code serves once: false when it was used or replaced meanwhile. */
export async function removeCode(db: ShopDb, quote_id: string, sent_at: Instant): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("quote_code")
    .where("shop_id", "=", SHOP_ID)
    .where("quote_id", "=", quote_id)
    .where("sent_at", "=", sent_at)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
