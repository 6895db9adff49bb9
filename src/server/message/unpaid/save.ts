/** The owner writes what late payers read. */
import type { UnpaidLetter } from "../../../domain/message/unpaid/letter.ts";
import { AUDIENCE_FR } from "../../../domain/message/unpaid/fields.ts";
import { PAYMENT_RUNG_FR } from "../../../domain/payment/reminder/ladder.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadUnpaidLetters, storeUnpaidLetter } from "./store.ts";

export async function saveUnpaidLetter(
  db: ShopDb,
  { shop_id, letter }: { shop_id: string; letter: UnpaidLetter },
  context: ChangeContext,
): Promise<UnpaidLetter> {
  const { rung, audience } = letter;
  const before = (await loadUnpaidLetters(db)).find(
    (one) => one.rung === rung && one.audience === audience,
  );
  await storeUnpaidLetter(db, letter);
  const name = `Relance « ${PAYMENT_RUNG_FR[rung]} », ${AUDIENCE_FR[audience]}`;
  await recordAudit(db, context, {
    action: "settings.changed",
    record: { noun: "settings", id: shop_id, name },
    ...(before && { before: wordsOf(before) }),
    after: wordsOf(letter),
  });
  return letter;
}

const wordsOf = ({ subject, text, sms }: UnpaidLetter) => ({ subject, text, sms });
