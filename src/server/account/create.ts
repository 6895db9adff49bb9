/** Opens an administrator's account: asked by the person who holds the database, never by a request. */
import { randomUUIDv7 } from "node:crypto";
import { refuse, type Refusal } from "../../domain/decision.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { emailTaken, insertAccount } from "./store.ts";

type Administrator = { email: string; password_hash: string };

/** Answers the account's id. The caller's transaction is the owner's of the tables. */
export async function createAdministrator(
  db: ShopDb,
  { email, password_hash }: Administrator,
): Promise<string | Refusal<"email-taken">> {
  const id = randomUUIDv7();
  try {
    await insertAccount(db, { id, email, shop_id: null, role: "ADMIN", password_hash });
    return id;
  } catch (error) {
    if (emailTaken(error)) return refuse("email-taken");
    throw error;
  }
}
