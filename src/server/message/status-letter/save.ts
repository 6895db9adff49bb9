/** The owner writes what clients read when a repair takes a status, or stops the letter. */
import type { StatusLetter } from "../../../domain/message/status-letter/letter.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadLetters, saveLetter } from "./store.ts";

export async function saveStatusLetter(
  db: ShopDb,
  { shop_id, letter }: { shop_id: string; letter: StatusLetter },
  context: ChangeContext,
): Promise<StatusLetter> {
  const before = (await loadLetters(db)).find(({ status }) => status === letter.status);
  await saveLetter(db, letter);
  await recordAudit(db, context, {
    action: "settings.changed",
    record: { noun: "settings", id: shop_id, name: `Lettre « ${letter.status} »` },
    ...(before && { before: wordsOf(before) }),
    after: wordsOf(letter),
  });
  return letter;
}

const wordsOf = ({ enabled, subject, text, sms }: StatusLetter) => ({
  enabled,
  subject,
  text,
  sms,
});
