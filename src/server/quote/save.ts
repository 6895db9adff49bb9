/** The shop writes a quote: a new draft of a repair, or the draft it already has. */
import { isRefusal, refuse, type Decision } from "../../domain/decision.ts";
import { parseDraft, type DraftContent } from "../../domain/quote/input.ts";
import { isDraft } from "../../domain/quote/quote.ts";
import { quoteOf } from "../../domain/quote/record.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import {
  mergeRecord,
  recordFieldChanges,
  type ConflictRefusal,
} from "../platform/edit/field-changes.ts";
import { loadRepairFile, ownerOf } from "./document/parties.ts";
import { insertDraft, updateDraft } from "./draft/store.ts";
import { lockQuote, type QuoteRow } from "./store.ts";

export type DraftToSave = {
  /** Null for a new quote. */
  id: string | null;
  /** Of a new quote, when its writer chose one: saved again under it, it is the same quote. */
  new_id?: string | null;
  repair_id: string;
  draft: DraftContent;
  /** What the form was opened with; without it the draft replaces the whole of what is stored. */
  base?: DraftContent | null;
};

/** Answers the quote's id; undefined when the repair or the quote is not of this shop. */
export async function saveQuote(
  db: ShopDb,
  { id, new_id = null, repair_id, draft, base = null }: DraftToSave,
  { at, author }: Pick<ChangeContext, "at" | "author">,
): Promise<Decision<string, "quote-already-sent"> | ConflictRefusal | undefined> {
  const file = await loadRepairFile(db, repair_id, at);
  if (!file) return undefined;
  const { vat_regime } = file.shop;
  const wanted = id ?? new_id;
  const row = wanted === null ? undefined : await lockQuote(db, wanted);
  if (!row && id === null) {
    const owner = { ...ownerOf(file), created_by: author.account_id };
    return insertDraft(db, { ...owner, ...(new_id && { id: new_id }), draft, vat_regime, at });
  }
  if (!row || row.repair_id !== repair_id) return undefined;
  if (!isDraft(quoteOf(row))) return refuse("quote-already-sent");
  const merged = await mergeDraft(db, row, { draft, base });
  if (isRefusal(merged)) return merged;
  await updateDraft(db, row.id, { draft: merged.draft, vat_regime, at });
  await recordFieldChanges(db, { record_id: row.id, changes: merged.changes }, { at, author });
  return row.id;
}

type Merged = { draft: DraftContent; changes: Partial<DraftContent> };

async function mergeDraft(
  db: ShopDb,
  row: QuoteRow,
  { draft, base }: { draft: DraftContent; base: DraftContent | null },
): Promise<Merged | ConflictRefusal> {
  const stored = parseDraft(row);
  // A draft that today's rules would not take is replaced whole.
  if (!base || isRefusal(stored)) return { draft, changes: draft };
  const changes = await mergeRecord(db, row.id, { sent: draft, base, stored });
  return isRefusal(changes) ? changes : { draft: { ...stored, ...changes }, changes };
}
