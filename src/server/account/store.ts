/** Accounts and sessions: each access is one SQL function, and the database keeps only digests of tokens. */
import { sql } from "kysely";
import { createHash } from "node:crypto";
import { z } from "zod";
import { workplace } from "../../domain/account/permissions.ts";
import { ROLES } from "../../domain/account/role.ts";
import type { ShopScope } from "../../domain/account/scope.ts";
import type { Me } from "../../domain/account/session.ts";
import { isRefusal } from "../../domain/decision.ts";
import type { Instant } from "../../domain/time.ts";
import { isId } from "../../domain/validation.ts";
import type { Database } from "../platform/database/open.ts";
import { INSTANT, readRow } from "../platform/database/rows.ts";
import { mintScope } from "../platform/database/scope.ts";

export const digest = (token: string): Buffer => createHash("sha256").update(token).digest();

const account = z.strictObject({ id: z.string(), password_hash: z.string() });

export const findAccount = (
  database: Database,
  email: string,
): Promise<z.output<typeof account> | undefined> =>
  database.withSystem((db) =>
    readRow(db, account, sql`select id, password_hash from auth.find_account(${email})`),
  );

const opened = z.strictObject({ expire_at: INSTANT });
type NewSession = { token: string; account_id: string; ip: string | undefined; userAgent: string };

/** Answers when the session expires. */
export async function insertSession(
  database: Database,
  { token, account_id, ip, userAgent }: NewSession,
): Promise<Instant> {
  const row = await database.withSystem((db) =>
    readRow(
      db,
      opened,
      sql`select auth.open_session(${digest(token)}, ${account_id}, ${ip ?? null}::inet, ${userAgent}) as expire_at`,
    ),
  );
  if (!row) throw new Error("the session was not opened");
  return row.expire_at;
}

const session = z.strictObject({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: z.enum(ROLES),
  shop_id: z.string().nullable(),
  session_type: z.string(),
  expire_at: INSTANT,
});
export type CheckedSession = z.output<typeof session>;

/** The account of this token; undefined when the session is unknown, expired or closed, or the account disabled. */
export const checkSession = (
  database: Database,
  token: string,
): Promise<CheckedSession | undefined> =>
  database.withSystem((db) =>
    readRow(db, session, sql`select * from auth.check_session(${digest(token)})`),
  );

export const closeSession = (database: Database, token: string): Promise<void> =>
  database.withSystem(async (db) => {
    await sql`select auth.close_session(${digest(token)})`.execute(db);
  });

/** Deletes the counts of rate limits whose window is over, and sessions ended a month ago. */
export const forgetPast = (database: Pick<Database, "withSystem">): Promise<void> =>
  database.withSystem(async (db) => {
    await sql`select auth.forget_past()`.execute(db);
  });

/** The proof of an account for its own shop, or for another one when it may act for it. */
export function scopeOf(me: Me, wanted: string | undefined): ShopScope | undefined {
  const shop_id = workplace(me, wanted);
  if (isRefusal(shop_id) || !isId(shop_id)) return undefined;
  return mintScope(shop_id, { kind: "user", id: me.id, role: me.role });
}
