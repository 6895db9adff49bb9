/** Accounts and their passwords: each access is one SQL function of the gate. */
import { sql } from "kysely";
import { z } from "zod";
import { workplace, type ActingPerson } from "../../domain/account/permissions.ts";
import type { ShopScope } from "../../domain/account/scope.ts";
import type { Me } from "../../domain/account/session.ts";
import { isRefusal } from "../../domain/decision.ts";
import { isId } from "../../domain/validation.ts";
import { readRow } from "../platform/database/rows.ts";
import { mintScope, type ShopDb } from "../platform/database/scope.ts";
import { violated } from "../platform/database/violation.ts";
import type { GateDatabase } from "../platform/limit.ts";
import { digest } from "./session/store.ts";

const account = z.strictObject({
  id: z.string(),
  shop_id: z.string().nullable(),
  email: z.string(),
  password_hash: z.string(),
  /** It signed in from this device before. */
  known: z.boolean(),
  has_devices: z.boolean(),
  /** An administrator closed the office of its shop. */
  suspended: z.boolean(),
});
export type Account = z.output<typeof account>;

export const findAccount = (
  database: GateDatabase,
  { email, device }: { email: string; device: string },
): Promise<Account | undefined> =>
  database.withGate((db) =>
    readRow(db, account, sql`select * from auth.find_account(${email}, ${digest(device)})`),
  );

const password = z.strictObject({ email: z.string(), password_hash: z.string() });

/** The e-mail and the hash of the password of the account of this session. */
export const findPassword = (
  database: GateDatabase,
  token: string,
): Promise<z.output<typeof password> | undefined> =>
  database.withGate((db) =>
    readRow(db, password, sql`select * from auth.find_password(${digest(token)})`),
  );

/** The other sessions of the account end, its other devices are unknown again. */
export const savePassword = (
  database: GateDatabase,
  { token, hash }: { token: string; hash: string },
): Promise<void> =>
  database.withGate(async (db) => {
    await sql`select auth.change_password(${digest(token)}, ${hash})`.execute(db);
  });

/** All sessions of the account end. */
export const resetPassword = (
  database: GateDatabase,
  { account_id, hash }: { account_id: string; hash: string },
): Promise<void> =>
  database.withGate(async (db) => {
    await sql`select auth.reset_password(${account_id}, ${hash})`.execute(db);
  });

/** Deletes what is over: counts of rate limits, sessions ended a month ago, devices unused for a year. */
export const forgetPast = (database: GateDatabase): Promise<void> =>
  database.withGate(async (db) => {
    await sql`select auth.forget_past()`.execute(db);
  });

/** The proof of an account for its own shop, or for another one when it may act for it. */
export function scopeOf(me: ActingPerson, wanted: string | undefined): ShopScope | undefined {
  const shop_id = workplace(me, wanted);
  if (isRefusal(shop_id) || !isId(shop_id)) return undefined;
  return mintScope(shop_id, { kind: "user", id: me.id, role: me.role });
}

/** For what an administrator does from the administration itself, which no hour limits. */
export const administeredBy = (me: Me, shop_id: string): ShopScope | undefined =>
  scopeOf({ ...me, acting: {} }, shop_id);

type NewAccount = {
  id: string;
  email: string;
  shop_id: string | null;
  role: "USER" | "ADMIN";
  password_hash: string;
};

/** In a transaction of the tables' owner: no login of the application writes accounts. */
export async function insertAccount(db: ShopDb, account: NewAccount): Promise<void> {
  await db.insertInto("auth.account").values(account).execute();
}

/** Gives a person just added to the shop an account without a password. Throws what `emailTaken` knows. */
export async function openAccount(
  db: ShopDb,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await sql`select app.open_account(${id}, ${email})`.execute(db);
}

/** Throws what `emailTaken` knows; the link of a letter to the former e-mail is over. */
export async function changeAccountEmail(
  db: ShopDb,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await sql`select app.change_account_email(${id}, ${email})`.execute(db);
}

/** The person's sessions end, their devices are unknown again, and a link of a letter is over. */
export async function endAccount(db: ShopDb, id: string): Promise<void> {
  await sql`select app.end_account(${id})`.execute(db);
}

/** True for the error of a second account with one e-mail. */
export const emailTaken = (error: unknown): boolean => violated(error, "account_email");
