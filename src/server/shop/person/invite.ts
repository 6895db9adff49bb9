/** A new colleague: a person of the shop, an account without a password, and the letter whose link lets them choose one. */
import { randomUUID, randomUUIDv7 } from "node:crypto";
import { invitation } from "../../../domain/message/account.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import type { PersonFields } from "../../../domain/shop/person/person.ts";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { recordAudit } from "../../account/audit/record.ts";
import { openInvitation } from "../../account/password-link/store.ts";
import { openAccount } from "../../account/store.ts";
import { queueEmail } from "../../message/outbox/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { secretName, secretOf } from "../../platform/security/letter-secret.ts";
import { loadShop } from "../store.ts";
import { findPerson, insertPerson, lockPerson, type Person } from "./store.ts";

export type Inviting = ChangeContext & {
  shop_id: string;
  /** Who invites, as the letter names them. */
  by: string;
};

/** Throws what `emailTaken` knows. */
export async function invitePerson(
  db: ShopDb,
  { email, ...fields }: PersonFields,
  inviting: Inviting,
): Promise<Person | undefined> {
  const id = randomUUIDv7();
  await insertPerson(db, { ...fields, shop_id: inviting.shop_id, id });
  await openAccount(db, { id, email });
  await sendInvitation(db, id, inviting);
  const after = { ...fields, email };
  await recordAudit(db, inviting, { action: "user.invited", record: { noun: "user", id }, after });
  return findPerson(db, id);
}

/** The link of the former letter opens nothing any more. */
export async function inviteAgain(
  db: ShopDb,
  id: string,
  inviting: Inviting,
): Promise<Person | Refusal<"unchanged"> | undefined> {
  if (!(await lockPerson(db, id))) return undefined;
  if (!(await sendInvitation(db, id, inviting))) return refuse("unchanged");
  await recordAudit(db, inviting, { action: "user.invited", record: { noun: "user", id } });
  return findPerson(db, id);
}

/** False for a person who has a password, or who left. */
export async function sendInvitation(
  db: ShopDb,
  id: string,
  { shop_id, by, origin, ledgerKey, at }: Inviting,
): Promise<boolean> {
  const secret = randomUUID();
  const to = await openInvitation(db, { id, token: secretOf(ledgerKey, secret) });
  const shop = await loadShop(db, shop_id);
  if (!to || !shop) return false;
  const url = `${origin}/app/connexion#invitation=${secretName(secret)}`;
  await queueEmail(db, invitation({ to, shop: senderOf(shop), url, by }), { at });
  return true;
}
