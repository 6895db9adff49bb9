/** A person comes back, with the password they had; one who never chose a password is invited again. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { sendInvitation, type Inviting } from "./invite.ts";
import { findPerson, lockPerson, updatePerson, type Person } from "./store.ts";

export async function reactivatePerson(
  db: ShopDb,
  id: string,
  inviting: Inviting,
): Promise<Person | Refusal<"unchanged"> | undefined> {
  const stored = await lockPerson(db, id);
  if (!stored) return undefined;
  if (!stored.archived_at) return refuse("unchanged");
  await updatePerson(db, id, { archived_at: null });
  await sendInvitation(db, id, inviting);
  await recordAudit(db, inviting, {
    action: "user.enabled",
    record: { noun: "user", id },
    before: { disabled: true },
    after: { disabled: false },
  });
  return findPerson(db, id);
}
