/** Sessions: each access is one SQL function, and the database keeps only digests of tokens. */
import { sql } from "kysely";
import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { ROLES } from "../../../domain/account/role.ts";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, LOCAL_DATE, readRow, readRows } from "../../platform/database/rows.ts";
import type { GateDatabase } from "../../platform/limit.ts";

export const newToken = (): string => randomBytes(32).toString("base64url");
export const digest = (token: string): Buffer => createHash("sha256").update(token).digest();
const digestOf = (token: string | undefined): Buffer | null =>
  token === undefined ? null : digest(token);

const opened = z.strictObject({ expire_at: INSTANT });
/** What opened it: a password, followed by a code where one is asked, or a passkey. */
export type SessionType = "password" | "passkey";
type NewSession = {
  token: string;
  account_id: string;
  device: string;
  /** The session that the browser presented: it ends. */
  former: string | undefined;
  ip: string | undefined;
  userAgent: string;
  session_type?: SessionType;
};

/** Answers when the session expires. */
export async function insertSession(
  database: GateDatabase,
  { token, account_id, device, former, ip, userAgent, session_type = "password" }: NewSession,
): Promise<Instant> {
  const row = await database.withGate((db) =>
    readRow(
      db,
      opened,
      sql`select auth.open_session(${digest(token)}, ${account_id}, ${digest(device)}, ${digestOf(former)},
        ${ip ?? null}::inet, ${userAgent}, ${session_type}) as expire_at`,
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
  session_id: z.string(),
  session_type: z.string(),
  expire_at: INSTANT,
  stale: z.boolean(),
  /** The shops that an administrator acted for in this session: true while the hour lasts. */
  acting: z.record(z.string(), z.boolean()),
  /** The second factor that the shop requires and this session did not give. */
  factor: z
    .strictObject({ from: LOCAL_DATE, due: z.boolean(), has_passkey: z.boolean() })
    .nullable(),
  /** Null for an administrator without a shop. */
  offline_hours: z.number().nullable(),
});
export type CheckedSession = Omit<z.output<typeof session>, "stale">;

/** The account of this token; undefined when the session is unknown, over or idle, or its account closed. */
export async function checkSession(
  database: GateDatabase,
  token: string,
): Promise<CheckedSession | undefined> {
  const row = await readSession(database, token);
  if (!row) return undefined;
  const { stale, ...checked } = row;
  // On a full disk its use cannot be written, which is no reason to refuse a read.
  if (stale) await touchSession(database, token).catch(() => undefined);
  return checked;
}

/** The same without counting as a use: an open stream must not keep a session from being idle. */
export async function isOpen(
  database: GateDatabase,
  token: string,
  shop_id: string,
): Promise<boolean> {
  const row = await readSession(database, token);
  return row !== undefined && row.acting[shop_id] !== false && row.factor?.due !== true;
}

const readSession = (database: GateDatabase, token: string) =>
  database.withGate((db) =>
    readRow(db, session, sql`select * from auth.check_session(${digest(token)})`),
  );

const touchSession = (database: GateDatabase, token: string): Promise<void> =>
  database.withGate(async (db) => {
    await sql`select auth.touch_session(${digest(token)})`.execute(db);
  });

export const closeSession = (database: GateDatabase, token: string): Promise<void> =>
  database.withGate(async (db) => {
    await sql`select auth.close_session(${digest(token)})`.execute(db);
  });

const listed = z.strictObject({
  id: z.string(),
  created_at: INSTANT,
  seen_at: INSTANT,
  user_agent: z.string(),
  current: z.boolean(),
});
export type ListedSession = z.output<typeof listed>;

/** The open sessions of the account of this token: this one first, then by last use. */
export const listSessions = (database: GateDatabase, token: string): Promise<ListedSession[]> =>
  database.withGate((db) =>
    readRows(db, listed, sql`select * from auth.list_sessions(${digest(token)})`),
  );

const ended = z.strictObject({ count: z.number() });

/** Ends one other session of the same account, or all the others; answers how many ended. */
export async function endSessions(
  database: GateDatabase,
  token: string,
  id: string | undefined,
): Promise<number> {
  const row = await database.withGate((db) =>
    readRow(db, ended, sql`select auth.end_sessions(${digest(token)}, ${id ?? null}) as count`),
  );
  return row?.count ?? 0;
}

const begun = z.strictObject({ begun: z.boolean() });

/** False when the hour of this shop has begun before in this session, or there is no such shop. */
export const beginHour = async (
  database: GateDatabase,
  token: string,
  shop_id: string,
): Promise<boolean> =>
  database.withGate(async (db) => {
    const row = await readRow(
      db,
      begun,
      sql`select auth.begin_acting(${digest(token)}, ${shop_id}) as begun`,
    );
    return row?.begun ?? false;
  });

/** Another hour, or the end of it. */
export const setHour = (
  database: GateDatabase,
  token: string,
  { shop_id, goesOn }: { shop_id: string; goesOn: boolean },
): Promise<void> =>
  database.withGate(async (db) => {
    await sql`select auth.set_acting(${digest(token)}, ${shop_id}, ${goesOn})`.execute(db);
  });
