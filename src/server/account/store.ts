/** Sign-in and sessions: the most dangerous lines of the house. Each passage is one SQL function. */
import { hash, verify } from "@node-rs/argon2";
import { sql } from "kysely";
import { createHash, randomBytes } from "node:crypto";
import { isId } from "../../domain/validation.ts";
import { workplace } from "../../domain/account/permissions.ts";
import type { Me, Session } from "../../domain/account/session.ts";
import type { ShopScope } from "../../domain/account/scope.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import type { Instant } from "../../domain/time.ts";
import type { Database } from "../platform/database/open.ts";
import { mintScope } from "../platform/database/scope.ts";
import { countAttempt, networkOf } from "../platform/limit.ts";

/** OWASP's floor for argon2id: 19 MiB, two passes. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MINUTE = 60_000;
/** For one e-mail, in a minute. From one network only, a stranger's tries must not keep its owner out. */
const ATTEMPTS_FROM_ONE_NETWORK = 8;
const ATTEMPTS_FROM_ANYWHERE = 30;

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON);

/** Verified when no account has this e-mail, so that both cases take the same time. */
const nobody = hashPassword("personne n’a ce mot de passe");

const digest = (token: string): Buffer => createHash("sha256").update(token).digest();

export type SignIn = { email: string; password: string; ip: string; userAgent: string };
export type Opened = { token: string; expire_at: Instant };
type Found = { id: string; password_hash: string };

/** Opens a session, or refuses in the same words and time whether the e-mail or the password is wrong. */
export async function signIn(
  database: Database,
  { email, password, ip, userAgent }: SignIn,
): Promise<Opened | Refusal<"bad-credentials" | "too-many">> {
  if (await isTriedTooOften(database, email.toLowerCase(), networkOf(ip)))
    return refuse("too-many");
  const account = await database.withSystem(async (db) => {
    const { rows } =
      await sql<Found>`select id, password_hash from auth.find_account(${email})`.execute(db);
    return rows[0];
  });
  const known = await verify(account?.password_hash ?? (await nobody), password);
  if (!account || !known) return refuse("bad-credentials");
  return openSession(database, { account_id: account.id, ip, userAgent });
}

/** What one network tries beyond its own limit no longer counts for the others. */
async function isTriedTooOften(
  database: Database,
  email: string,
  network: string,
): Promise<boolean> {
  const near = await countAttempt(database, `sign-in ${email} ${network}`, MINUTE);
  if (near.current > ATTEMPTS_FROM_ONE_NETWORK) return true;
  const all = await countAttempt(database, `sign-in ${email}`, MINUTE);
  return all.current > ATTEMPTS_FROM_ANYWHERE;
}

/** The cookie holds the token; the database only its SHA-256. */
async function openSession(
  database: Database,
  who: { account_id: string; ip: string; userAgent: string },
): Promise<Opened> {
  const token = randomBytes(32).toString("base64url");
  return database.withSystem(async (db) => {
    const { rows } = await sql<{ expire_at: Instant }>`
      select auth.open_session(${digest(token)}, ${who.account_id}, ${who.ip}::inet, ${who.userAgent}) as expire_at`.execute(
      db,
    );
    const expire_at = rows[0]?.expire_at;
    if (!expire_at) throw new Error("the session was not opened");
    return { token, expire_at };
  });
}

type Checked = Me & { session_type: string; expire_at: Instant };

/** Who holds this token, or undefined: unknown, expired, closed or disabled. */
export async function checkSession(
  database: Database,
  token: string,
): Promise<Checked | undefined> {
  return database.withSystem(async (db) => {
    const { rows } = await sql<Checked>`select * from auth.check_session(${digest(token)})`.execute(
      db,
    );
    return rows[0];
  });
}

export const closeSession = (database: Database, token: string): Promise<void> =>
  database.withSystem(async (db) => {
    await sql`select auth.close_session(${digest(token)})`.execute(db);
  });

/**
 * The session as the browser keeps it. `token` names the session and opens nothing: the credential
 * stays in the httpOnly cookie, out of reach of any script.
 */
export function sessionOf(checked: Checked, token: string, now: Instant): Session {
  const { session_type, expire_at, id, firstname, lastname, role, shop_id } = checked;
  return {
    me: { id, firstname, lastname, role, shop_id },
    token: digest(token).toString("hex").slice(0, 16),
    expire_at,
    validated: true,
    session_type,
    lastChecked: now,
  };
}

/** A person's proof for their own shop, or for another when they may act for it. */
export function scopeOf(me: Me, wanted: string | undefined): ShopScope | undefined {
  const shop_id = workplace(me, wanted);
  if (isRefusal(shop_id) || !isId(shop_id)) return undefined;
  return mintScope(shop_id, { kind: "user", id: me.id, role: me.role });
}
