/** A person leaves: signed out everywhere at once, never booked again; what they did keeps their name. */
import { stopsOwning, type PersonRefusal } from "../../../domain/shop/person/person.ts";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { recordAudit } from "../../account/audit/record.ts";
import { endAccount } from "../../account/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { findPerson, lockPerson, nameOtherOwner, updatePerson, type Person } from "./store.ts";

export async function deactivatePerson(
  db: ShopDb,
  id: string,
  leaving: ChangeContext & { me: string },
): Promise<Person | Refusal<PersonRefusal | "unchanged"> | undefined> {
  const stored = await lockPerson(db, id);
  if (!stored) return undefined;
  if (stored.archived_at) return refuse("unchanged");
  if (leaving.me === id) return refuse("own-account");
  if (stopsOwning(stored, undefined) && !(await nameOtherOwner(db, id)))
    return refuse("last-owner");
  await updatePerson(db, id, { archived_at: leaving.at });
  await endAccount(db, id);
  await recordAudit(db, leaving, {
    action: "user.disabled",
    record: { noun: "user", id },
    before: { disabled: false },
    after: { disabled: true },
  });
  return findPerson(db, id);
}
