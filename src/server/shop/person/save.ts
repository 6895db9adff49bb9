/** The owner changes a person: names, e-mail, role, colour, skills, hours and the starting point of the round. */
import {
  checkRole,
  stopsOwning,
  type PersonFields,
  type PersonRefusal,
} from "../../../domain/shop/person/person.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { recordAudit } from "../../account/audit/record.ts";
import { changeAccountEmail } from "../../account/store.ts";
import {
  mergeRecord,
  recordFieldChanges,
  type ConflictRefusal,
} from "../../platform/edit/field-changes.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { sendInvitation, type Inviting } from "./invite.ts";
import { findPerson, lockPerson, nameOtherOwner, updatePerson, type Person } from "./store.ts";

type Edit = { id: string; fields: PersonFields; base: Readonly<Record<string, unknown>> };
type Saving = Inviting & { me: string };

/** Throws what `emailTaken` knows. */
export async function savePerson(
  db: ShopDb,
  { id, fields, base }: Edit,
  saving: Saving,
): Promise<Person | ConflictRefusal | Refusal<PersonRefusal> | undefined> {
  const stored = await lockPerson(db, id);
  if (!stored) return undefined;
  const changes = await mergeRecord<PersonFields>(db, id, { sent: fields, base, stored });
  if (isRefusal(changes)) return changes;
  const role = changes.role ?? stored.role;
  const own = checkRole({ me: saving.me, person: stored, role });
  if (own) return own;
  if (stopsOwning(stored, role) && !(await nameOtherOwner(db, id))) return refuse("last-owner");
  const { email, ...columns } = changes;
  await updatePerson(db, id, columns);
  if (email !== undefined) await moveAccount(db, { id, email }, saving);
  await recordFieldChanges(db, { record_id: id, changes }, saving);
  const line = { record: { noun: "user", id }, before: stored, after: changes };
  await recordAudit(db, saving, { action: "user.changed", ...line });
  return findPerson(db, id);
}

/** A person who was invited at the former e-mail gets another letter. */
async function moveAccount(
  db: ShopDb,
  account: { id: string; email: string },
  inviting: Inviting,
): Promise<void> {
  await changeAccountEmail(db, account);
  await sendInvitation(db, account.id, inviting);
}
