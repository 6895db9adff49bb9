/** The advice of a call, in writing: a letter of the shop to the client of the repair. */
import { refuse, type Refusal } from "../../domain/decision.ts";
import { senderOf } from "../../domain/message/sender.ts";
import { shopLetter } from "../../domain/message/shop-letter.ts";
import { queueEmail } from "../message/outbox/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadRepairFile } from "../quote/document/parties.ts";

export type AdviceRefusal = "no-contact";

export async function sendAdvice(
  db: ShopDb,
  { repair_id, text }: { repair_id: string | null; text: string },
  { at, author, origin }: ChangeContext,
): Promise<{ sent: true } | Refusal<AdviceRefusal>> {
  const file = repair_id ? await loadRepairFile(db, repair_id, at) : undefined;
  if (!file) return refuse("no-contact");
  const { shop, client, kind_id, repair } = file;
  const letter = shopLetter({
    to: client.email,
    shop: senderOf(shop),
    url: `${origin}/suivi/${repair.sheetid}`,
    kind_id,
    reference: repair.reference,
    text,
  });
  const sent = await queueEmail(db, letter, { at, author, repair_id: repair.id, words: text });
  return sent ? { sent: true } : refuse("no-contact");
}
