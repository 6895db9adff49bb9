/** The versions that were sent: frozen once written, while the row of the quote changes. */
import { sql } from "kysely";
import { z } from "zod";
import type { QuoteDocument } from "../../../domain/quote/document.ts";
import type { DraftQuote, ExpiredQuote, SentQuote } from "../../../domain/quote/quote.ts";
import type { Instant } from "../../../domain/time.ts";
import type { SealedQuote } from "../../../domain/ledger/agreement.ts";
import { canonical } from "../../../domain/quote/canonical.ts";
import { columnsOf } from "../../platform/database/columns.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { sha256 } from "../../platform/sha256.ts";

/** One version of one quote. */
export type Named = { quote_id: string; version: number };

/** The quote's row, and its version with the document that the client reads. */
export async function insertSent(
  db: ShopDb,
  sent: SentQuote,
  { shop_id, sent_by }: { shop_id: string; sent_by: string | null },
): Promise<void> {
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
    .values({ shop_id, quote_id: id, version, sent_at, document, document_sha256, sent_by })
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

const SEALED = VERSION.extend({
  seal_id: z.string(),
  quote_id: z.string(),
  version: z.int(),
  sent_by: z.string().nullable(),
});

/** As the chain seals them: those of every quote, or this one. */
export async function sealedVersions(db: ShopDb, named: Named | null): Promise<SealedQuote[]> {
  const rows = await readRows(
    db,
    SEALED,
    sql`select ${columnsOf(Object.keys(SEALED.shape), "v")} from app.quote_version v
      where v.shop_id = ${SHOP_ID} ${named ? sql`and v.quote_id = ${named.quote_id} and v.version = ${named.version}` : sql``}`,
  );
  return rows.map(({ document, ...row }) => ({ ...row, digest: sha256(canonical(document)) }));
}

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
