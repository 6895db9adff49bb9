/** A version whose last day is over is marked as expired. */
import { expireQuote } from "../../domain/quote/expire.ts";
import { quoteOf } from "../../domain/quote/record.ts";
import type { Instant } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { lockQuote } from "./store.ts";
import { markExpired } from "./version/store.ts";

/** Does nothing to a quote that was answered or revised meanwhile. */
export async function expireQuoteById(
  db: ShopDb,
  { id, version, at }: { id: string; version: number; at: Instant },
): Promise<void> {
  const row = await lockQuote(db, id);
  if (row?.version !== version) return;
  const expired = expireQuote(quoteOf(row), at);
  if (expired) await markExpired(db, expired, at);
}
