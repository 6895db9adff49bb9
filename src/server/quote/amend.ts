/** The shop writes an amendment to a signed quote: a draft of its own, which takes its place once it is signed too. */
import { isRefusal, refuse, type Decision } from "../../domain/decision.ts";
import { amendQuote, type AmendRefusal } from "../../domain/quote/amendment/amend.ts";
import type { Amended } from "../../domain/quote/amendment/amended.ts";
import { quoteOf } from "../../domain/quote/record.ts";
import { isUnsent } from "../../domain/quote/status.ts";
import type { Instant } from "../../domain/time.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { billingState } from "./billed/store.ts";
import { loadRepairFile, ownerOf } from "./document/parties.ts";
import { insertDraft } from "./draft/store.ts";
import { lockQuote } from "./store.ts";

/** Answers the draft's id, that of the one already begun if there is one; undefined for no such quote. */
export async function amendQuoteById(
  db: ShopDb,
  id: string,
  { at, author }: ChangeContext,
): Promise<Decision<string, AmendRefusal | AmendedRefusal> | undefined> {
  const row = await lockQuote(db, id);
  const file = row && (await loadRepairFile(db, row.repair_id, at));
  if (!row || !file) return undefined;
  const draft = amendQuote(quoteOf(row));
  if (isRefusal(draft)) return draft;
  const state = await billingState(db, id, at);
  if (state?.billed) return refuse("amended-invoiced");
  if (state?.amended) return refuse("quote-amended");
  if (state?.amendment_id && isUnsent({ status: state.amendment_status ?? "" }))
    return state.amendment_id;
  return insertDraft(db, {
    ...ownerOf(file),
    amends_id: id,
    draft,
    vat_regime: file.shop.vat_regime,
    created_by: author.account_id,
    at,
  });
}

export type AmendedRefusal = "amended-invoiced" | "quote-amended" | "quote-withdrawn";

/** The quote whose place an amendment takes, as long as it may. Locks it: an invoice of it waits. */
export async function amendable(
  db: ShopDb,
  id: string,
  at: Instant,
): Promise<Decision<Amended, AmendedRefusal>> {
  const row = await lockQuote(db, id);
  if (!row?.document) throw new Error(`quote ${id} is amended and was never sent`);
  if (row.withdrawn_at !== null) return refuse("quote-withdrawn");
  const state = await billingState(db, id, at);
  if (state?.billed) return refuse("amended-invoiced");
  if (state?.amended) return refuse("quote-amended");
  const { reference, issued_on } = row.document;
  return { reference, issued_on };
}
