/** For a colleague who lost the telephone and the rescue codes: code and passkeys go, the password alone opens again. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { factorReset } from "../../../domain/message/account.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import { recordAudit } from "../../account/audit/record.ts";
import { resetFactors } from "../../account/factor/store.ts";
import { queueEmail } from "../../message/outbox/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadShop } from "../store.ts";
import type { Inviting } from "./invite.ts";
import { findPerson, lockPerson, type Person } from "./store.ts";

/** Never one's own: a session left open would take the code away without asking for it. */
export async function resetPersonFactors(
  db: ShopDb,
  id: string,
  { shop_id, by, origin, me, ...resetting }: Inviting & { me: string },
): Promise<Person | Refusal<"own-factors" | "unchanged"> | undefined> {
  if (!(await lockPerson(db, id))) return undefined;
  if (me === id) return refuse("own-factors");
  const to = await resetFactors(db, id);
  const shop = await loadShop(db, shop_id);
  if (!to || !shop) return refuse("unchanged");
  const url = `${origin}/app`;
  await queueEmail(db, factorReset({ to, shop: senderOf(shop), url, by }), { at: resetting.at });
  await recordAudit(db, resetting, { action: "factor.reset", record: { noun: "user", id } });
  return findPerson(db, id);
}
