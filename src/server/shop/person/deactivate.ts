/** A person leaves: signed out everywhere at once, never booked again; what they did keeps their name. */
import { stopsOwning, type PersonRefusal } from "../../../domain/shop/person/person.ts";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import type { Instant } from "../../../domain/time.ts";
import { endAccount } from "../../account/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { findPerson, lockPerson, nameOtherOwner, updatePerson, type Person } from "./store.ts";

export async function deactivatePerson(
  db: ShopDb,
  id: string,
  { me, at }: { me: string; at: Instant },
): Promise<Person | Refusal<PersonRefusal | "unchanged"> | undefined> {
  const stored = await lockPerson(db, id);
  if (!stored) return undefined;
  if (stored.archived_at) return refuse("unchanged");
  if (me === id) return refuse("own-account");
  if (stopsOwning(stored, undefined) && !(await nameOtherOwner(db, id)))
    return refuse("last-owner");
  await updatePerson(db, id, { archived_at: at });
  await endAccount(db, id);
  return findPerson(db, id);
}
