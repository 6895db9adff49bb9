/** A person of the shop writes to the client of a repair. */
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import { parseShopLetter, shopLetter } from "../../../domain/message/shop-letter.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { RepairRow } from "../../repair/store.ts";
import { loadAffair } from "../load-affair.ts";
import { queueEmail } from "../outbox/store.ts";

/** The repair; undefined when it is not of this shop. */
export async function sendShopLetter(
  db: ShopDb,
  letter: { repair_id: string; text: string },
  { at, origin, author }: Pick<ChangeContext, "at" | "origin" | "author">,
): Promise<RepairRow | Refusal | undefined> {
  const parsed = parseShopLetter(letter.text);
  if (isRefusal(parsed)) return parsed;
  const affair = await loadAffair(db, letter.repair_id);
  if (!affair) return undefined;
  const { shop, repair, client, appliance } = affair;
  const kind_id = appliance?.kind_id ?? null;
  const { reference, sheetid } = repair;
  const url = `${origin}/suivi/${sheetid}`;
  const email = shopLetter({
    to: client.email,
    shop: senderOf(shop),
    url,
    kind_id,
    reference,
    ...parsed,
  });
  const message_id = await queueEmail(db, email, {
    at,
    author,
    repair_id: repair.id,
    words: parsed.text,
  });
  return message_id === undefined ? refuse("client-to-call") : repair;
}
