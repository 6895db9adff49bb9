/** The shop puts a draft among the quotes to send; its repair follows. */
import { isRefusal, type Decision } from "../../domain/decision.ts";
import { checkReady } from "../../domain/quote/ready.ts";
import { checkBonus } from "../../domain/quote/bonus/check.ts";
import type { BonusRefusal } from "../../domain/shop/bonus/eligible.ts";
import { quoteOf } from "../../domain/quote/record.ts";
import type { SendRefusal } from "../../domain/quote/send.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { advanceRepair } from "../repair/store.ts";
import { markToSend } from "./draft/store.ts";
import { bonusCaseIn, loadRepairFile } from "./document/parties.ts";
import { lockQuote } from "./store.ts";

/** Answers the quote's id; undefined for no such quote. */
export async function readyQuoteById(
  db: ShopDb,
  id: string,
  { at, author }: ChangeContext,
): Promise<Decision<string, SendRefusal | BonusRefusal | "unchanged"> | undefined> {
  const row = await lockQuote(db, id);
  if (!row) return undefined;
  const draft = checkReady(quoteOf(row));
  if (isRefusal(draft)) return draft;
  const file = await loadRepairFile(db, draft.repair_id, at);
  const bonus = file && checkBonus(draft, bonusCaseIn(file, at));
  if (bonus) return bonus;
  await markToSend(db, id, at);
  await advanceRepair(db, draft.repair_id, { event: "quote-ready", author, at });
  return id;
}
