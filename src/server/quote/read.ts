/** The public face of a quote: found by its unguessable link, or by its reference and who the client is. */
import { sql } from "kysely";
import type { ShopScope } from "../../domain/account/scope.ts";
import type { QuoteDocument } from "../../domain/quote/document.ts";
import type { Instant } from "../../domain/time.ts";
import type { Database } from "../platform/database/open.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadRepairs } from "../repair/store.ts";
import { clientScope, loadShop, type StaffedShop } from "../shop/store.ts";
import { loadQuote, type QuoteRow } from "./store.ts";

const QUOTEID = /^[\w-]{22}$/;
export type QuoteDoor = { scope: ShopScope; quote_id: string };

/** The gate of a quote's page; undefined for an id that opens nothing. */
export async function findQuote(
  database: Database,
  quoteid: string,
): Promise<QuoteDoor | undefined> {
  if (!QUOTEID.test(quoteid)) return undefined;
  const found = await database.withSystem(async (db) => {
    const { rows } = await sql<{ shop_id: string; quote_id: string }>`
      select shop_id, quote_id from app.find_quote(${quoteid})`.execute(db);
    return rows[0];
  }, "read");
  const scope = found && clientScope(found.shop_id);
  return found && scope && { scope, quote_id: found.quote_id };
}

type Contact = { reference: string; email: string; phone: string };

/** The public id of the quote of this reference, for whoever knows the client's e-mail or phone. */
export const lookUpQuote = (
  database: Database,
  { reference, email, phone }: Contact,
): Promise<string | undefined> =>
  database.withSystem(async (db) => {
    const { rows } = await sql<{ quoteid: string }>`
      select quoteid from app.look_up_quote(${reference}, ${email}, ${phone})`.execute(db);
    return rows[0]?.quoteid;
  }, "read");

/** What the client was last sent, with what became of it. */
export type SentVersion = {
  row: QuoteRow;
  shop: StaffedShop;
  sheetid: string;
  document: QuoteDocument;
  document_sha256: string;
  sent_at: Instant;
};

/** Undefined for a quote that was never sent. One under revision shows the version before. */
export async function loadSentVersion(
  db: ShopDb,
  id: string,
  at: Instant,
): Promise<SentVersion | undefined> {
  const row = await loadQuote(db, id, at);
  if (!row) return undefined;
  const [{ rows: versions }, shop, [repair]] = await Promise.all([
    sql<Pick<SentVersion, "document" | "document_sha256" | "sent_at">>`
      select document, document_sha256, sent_at from app.quote_version
      where quote_id = ${id} order by version desc limit 1`.execute(db),
    loadShop(db, row.shop_id),
    loadRepairs(db, [row.repair_id]),
  ]);
  const [sent] = versions;
  if (!sent || !shop || !repair) return undefined;
  return { row, shop, sheetid: repair.sheetid, ...sent };
}
