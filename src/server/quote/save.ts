/** The shop writes a quote: a new draft of a repair, or the draft it already has. */
import { refuse, type Decision } from "../../domain/decision.ts";
import type { DraftContent } from "../../domain/quote/input.ts";
import { isDraft } from "../../domain/quote/quote.ts";
import { quoteOf } from "../../domain/quote/record.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadRepairFile, ownerOf } from "./document/parties.ts";
import { insertDraft, updateDraft } from "./draft/store.ts";
import { lockQuote } from "./store.ts";

/** `id` is null for a new quote. */
export type DraftToSave = { id: string | null; repair_id: string; draft: DraftContent };

/** Answers the quote's id; undefined when the repair or the quote is not of this shop. */
export async function saveQuote(
  db: ShopDb,
  { id, repair_id, draft }: DraftToSave,
  { at, author }: ChangeContext,
): Promise<Decision<string, "quote-already-sent"> | undefined> {
  const file = await loadRepairFile(db, repair_id, at);
  if (!file) return undefined;
  const content = { draft, vat_regime: file.shop.vat_regime, at };
  if (id === null)
    return insertDraft(db, { ...ownerOf(file), ...content, created_by: author.account_id });
  const row = await lockQuote(db, id);
  if (!row || row.repair_id !== repair_id) return undefined;
  if (!isDraft(quoteOf(row))) return refuse("quote-already-sent");
  await updateDraft(db, id, content);
  return id;
}
