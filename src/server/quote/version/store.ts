/** The versions that were sent: frozen once written, while the row of the quote changes. */
import { sql } from "kysely";
import { z } from "zod";
import type { QuoteDocument } from "../../../domain/quote/document.ts";
import type { DraftQuote, ExpiredQuote, SentQuote } from "../../../domain/quote/quote.ts";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRow } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

/** The quote's row, and its version with the document that the client reads. */
export async function insertSent(db: ShopDb, shop_id: string, sent: SentQuote): Promise<void> {
  const { id, version, status, reference, sent_at, valid_until, expires_at } = sent;
  const { document_sha256 } = sent;
  const document = JSON.stringify(sent.document);
  const { total_excl, total_vat, total_incl, bonus, due } = sent.document.totals;
  const totals = { total_excl, total_vat, total_incl, bonus, due };
  const dates = { sent_at, valid_until, expires_at, updated_at: sent_at };
  await db
    .updateTable("quote")
    .set({ status, reference, ...dates, document, document_sha256, ...totals })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
  await db
    .insertInto("quote_version")
    .values({ shop_id, quote_id: id, version, sent_at, document, document_sha256 })
    .execute();
}

const VERSION = z.strictObject({
  document: z.custom<QuoteDocument>((value) => typeof value === "object" && value !== null),
  document_sha256: z.string(),
  sent_at: INSTANT,
});
export type QuoteVersion = z.output<typeof VERSION>;

/** What the client was last sent, or this version of it; undefined for a quote that never left. */
export const lastVersion = (
  db: ShopDb,
  quote_id: string,
  version: number | null = null,
): Promise<QuoteVersion | undefined> =>
  readRow(
    db,
    VERSION,
    sql`select document, document_sha256, sent_at from app.quote_version
      where shop_id = ${SHOP_ID} and quote_id = ${quote_id} and version = coalesce(${version}::int, version) order by version desc limit 1`,
  );

/** Back to a draft under the next version's number; what was sent stays in its version. */
export async function reopen(db: ShopDb, draft: DraftQuote, at: Instant): Promise<void> {
  const { id, status, version } = draft;
  await db
    .updateTable("quote")
    .set({
      status,
      version,
      sent_at: null,
      valid_until: null,
      expires_at: null,
      document: null,
      document_sha256: null,
      answered_at: null,
      updated_at: at,
    })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}

export async function markExpired(
  db: ShopDb,
  { id, status }: ExpiredQuote,
  at: Instant,
): Promise<void> {
  await db
    .updateTable("quote")
    .set({ status, updated_at: at })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}
