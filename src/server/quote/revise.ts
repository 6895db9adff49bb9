/** The shop takes a sent quote back to write its next version, under the same reference. */
import { isRefusal, type Decision } from "../../domain/decision.ts";
import { quoteOf } from "../../domain/quote/record.ts";
import { reviseQuote, type ReviseRefusal } from "../../domain/quote/revise.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { lockQuote } from "./store.ts";
import { reopen } from "./version/store.ts";

/** Answers the quote's id; undefined for no such quote. */
export async function reviseQuoteById(
  db: ShopDb,
  id: string,
  { at }: ChangeContext,
): Promise<Decision<string, ReviseRefusal> | undefined> {
  const row = await lockQuote(db, id);
  if (!row) return undefined;
  const revised = reviseQuote(quoteOf(row), at);
  if (isRefusal(revised)) return revised;
  await reopen(db, revised.draft, at);
  return id;
}
