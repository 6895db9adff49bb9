/** Opens a session with an e-mail and a password. */
import { hash, verify } from "@node-rs/argon2";
import { randomBytes } from "node:crypto";
import { refuse, type Refusal } from "../../domain/decision.ts";
import type { Session } from "../../domain/account/session.ts";
import type { Instant } from "../../domain/time.ts";
import type { Database } from "../platform/database/open.ts";
import { countAttempt, networkOf } from "../platform/limit.ts";
import { digest, findAccount, insertSession, type CheckedSession } from "./store.ts";

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MINUTE = 60_000;
/** For one e-mail, in a minute. The lower limit of one network: its attempts must not lock the owner out. */
const ATTEMPTS_FROM_ONE_NETWORK = 8;
const ATTEMPTS_FROM_ANYWHERE = 30;

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON);

/** Verified when no account has this e-mail, so that both cases take the same time. */
const unknownAccountHash = hashPassword("personne n’a ce mot de passe");

export type SignIn = { email: string; password: string; ip: string | undefined; userAgent: string };
export type OpenedSession = { token: string; expire_at: Instant };

/** Refuses in the same words and time whether the e-mail or the password is wrong. */
export async function signIn(
  database: Database,
  { email, password, ip, userAgent }: SignIn,
): Promise<OpenedSession | Refusal<"bad-credentials" | "too-many">> {
  if (await isRateLimited(database, email.toLowerCase(), networkOf(ip ?? "")))
    return refuse("too-many");
  const account = await findAccount(database, email);
  const isRight = await verify(account?.password_hash ?? (await unknownAccountHash), password);
  if (!account || !isRight) return refuse("bad-credentials");
  // The cookie holds the token; the database only its SHA-256.
  const token = randomBytes(32).toString("base64url");
  const expire_at = await insertSession(database, {
    token,
    account_id: account.id,
    ip,
    userAgent,
  });
  return { token, expire_at };
}

/** Attempts of a network beyond its own limit do not count for the others. */
async function isRateLimited(database: Database, email: string, network: string): Promise<boolean> {
  const near = await countAttempt(database, `sign-in ${email} ${network}`, MINUTE);
  if (near.current > ATTEMPTS_FROM_ONE_NETWORK) return true;
  const all = await countAttempt(database, `sign-in ${email}`, MINUTE);
  return all.current > ATTEMPTS_FROM_ANYWHERE;
}

/** The session as the browser stores it; the httpOnly cookie keeps the credential out of reach of scripts. */
export function sessionOf(checked: CheckedSession, token: string, now: Instant): Session {
  const { session_type, expire_at, ...me } = checked;
  return {
    me,
    // Names the session, opens nothing.
    token: digest(token).toString("hex").slice(0, 16),
    expire_at,
    validated: true,
    session_type,
    lastChecked: now,
  };
}
