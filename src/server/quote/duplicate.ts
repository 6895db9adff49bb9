/** Another draft with the same lines, for the same repair. */
import { draftOf } from "../../domain/quote/duplicate.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadRepairFile, ownerOf } from "./document/parties.ts";
import { insertDraft } from "./draft/store.ts";
import { loadQuote } from "./store.ts";

/** Answers the id of the copy; undefined for no such quote. */
export async function duplicateQuoteById(
  db: ShopDb,
  id: string,
  { at, author }: ChangeContext,
): Promise<string | undefined> {
  const row = await loadQuote(db, id, at);
  const file = row && (await loadRepairFile(db, row.repair_id, at));
  if (!row || !file) return undefined;
  return insertDraft(db, {
    ...ownerOf(file),
    draft: draftOf(row),
    vat_regime: file.shop.vat_regime,
    created_by: author.account_id,
    at,
  });
}
