/** A quote as its client reads it: through its unguessable link, the last version that was sent. */
import { sql } from "kysely";
import { z } from "zod";
import type { ShopScope } from "../../domain/account/scope.ts";
import { shopAt } from "../../domain/shop/identity/identity.ts";
import type { QuoteDocument } from "../../domain/quote/document.ts";
import { shownDocument } from "../../domain/quote/option/agreed.ts";
import { mayWithdrawOn } from "../../domain/quote/conclusion/withdraw.ts";
import { dateOf, type Instant, type LocalDate } from "../../domain/time.ts";
import { readRow } from "../platform/database/rows.ts";
import type { Database } from "../platform/database/open.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadRepairs } from "../repair/store.ts";
import { clientScope, loadShop, type StaffedShop } from "../shop/store.ts";
import { loadQuote, type QuoteRow } from "./store.ts";
import { lastVersion, type QuoteVersion } from "./version/store.ts";

const QUOTEID = /^[\w-]{22}$/;
const LINKED = z.strictObject({ shop_id: z.string(), quote_id: z.string() });

export type LinkedQuote = { scope: ShopScope; quote_id: string };

/** The gate of a quote's page; undefined for an id that opens nothing. */
export async function findQuote(
  database: Database,
  quoteid: string,
): Promise<LinkedQuote | undefined> {
  if (!QUOTEID.test(quoteid)) return undefined;
  const query = sql<z.output<typeof LINKED>>`
    select shop_id, quote_id from app.find_quote(${quoteid})`;
  const found = await database.withSystem((db) => readRow(db, LINKED, query), "read");
  const scope = found && clientScope(found.shop_id);
  return found && scope && { scope, quote_id: found.quote_id };
}

/** What the client was last sent, with what became of it. */
export type SentVersion = QuoteVersion & {
  row: QuoteRow;
  shop: StaffedShop;
  sheetid: string;
  /** The document as its client agreed to it, or as it still can be chosen. */
  shown: QuoteDocument;
  /** Last day to withdraw, while the period runs; null when there is nothing to withdraw from. */
  withdrawal_until: LocalDate | null;
};

function openUntil(row: QuoteRow, today: LocalDate): LocalDate | null {
  const { status, answer, withdrawn_at, performed } = row;
  const withdrawal_deadline = (status === "Accepté" && answer?.withdrawal_deadline) || null;
  const early_start = answer?.early_start === true;
  const period = { withdrawal_deadline, withdrawn_at, early_start, performed };
  return mayWithdrawOn(period, today) ? withdrawal_deadline : null;
}

/** Undefined for a quote that was never sent. One under revision shows the version before, unless one is asked for. */
export async function loadSentVersion(
  db: ShopDb,
  id: string,
  at: Instant,
  asked: number | null = null,
): Promise<SentVersion | undefined> {
  const row = await loadQuote(db, id, at);
  if (!row) return undefined;
  const [version, shop, [repair]] = await Promise.all([
    lastVersion(db, id, asked),
    loadShop(db, row.shop_id),
    loadRepairs(db, [row.repair_id]),
  ]);
  if (!version || !shop || !repair) return undefined;
  const withdrawal_until = openUntil(row, dateOf(at, shop.timezone));
  const { sheetid } = repair;
  const shown = shownDocument(version.document, row.answer?.choice);
  return { row, shop: shopAt(shop, at), sheetid, shown, withdrawal_until, ...version };
}
