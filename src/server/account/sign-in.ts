/** Opens a session with an e-mail and a password. */
import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import type { Session } from "../../domain/account/session.ts";
import { refuse, type Refusal } from "../../domain/decision.ts";
import type { Instant } from "../../domain/time.ts";
import { logSecurity } from "../platform/http/security-log.ts";
import { forgetAttempts, networkOf, takeTurn, type GateDatabase } from "../platform/limit.ts";
import type { Log } from "../platform/log.ts";
import { DEFAULT_OFFLINE_HOURS } from "../../domain/shop/offline.ts";
import { openHalfSession } from "./factor/store.ts";
import { isTrusted } from "./trust/store.ts";
import {
  digest,
  insertSession,
  newToken,
  type CheckedSession,
  type SessionType,
} from "./session/store.ts";
import { findAccount, type Account } from "./store.ts";

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Attempts in a day before each next one waits, twice as long each time. A device that the account signed in
 * from before has a count of its own: strangers' attempts cannot keep the account's owner out.
 */
const FREE_FROM_KNOWN_DEVICE = 10;
const FREE_FROM_ONE_NETWORK = 8;
const FREE_FROM_ANYWHERE = 30;

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON);
export const isPassword = (password_hash: string, password: string): Promise<boolean> =>
  verify(password_hash, password);

/** Verified when no account has this e-mail, so that both cases take the same time. */
const unknownAccountHash = hashPassword("personne n’a ce mot de passe");

export type Browser = {
  /** Token of the browser's device cookie. */
  device: string | undefined;
  /** Token of the session that the browser presented: it ends. */
  former: string | undefined;
  /** Token of the cookie that remembers a right code. */
  trust?: string | undefined;
  ip: string | undefined;
  userAgent: string;
};
export type SignIn = Browser & { email: string; password: string };
export type OpenedSession = { token: string; device: string; expire_at: Instant };
/** `half`: the token of a half session, which asks for the code of the account's second factor. */
export type Admission = { opened: OpenedSession } | { half: string };
type SignedIn = Admission & { account: Account };
type SignInRefusal =
  | Refusal<"bad-credentials">
  | Refusal<"shop-suspended">
  | Refusal<"too-many", { seconds: number }>;
type Gate = {
  database: GateDatabase;
  log: Log;
  /** A wrong password for an account that exists. */
  onRefused?: (account: Account) => void;
};

/** Refuses in the same words and time whether the e-mail or the password is wrong. */
export async function signIn(
  { database, log, onRefused }: Gate,
  attempt: SignIn,
): Promise<SignedIn | SignInRefusal> {
  const { email, password, ip } = attempt;
  const device = attempt.device ?? newToken();
  const account = await findAccount(database, { email, device });
  const known = account?.known ? account.id : undefined;
  const limits = limitsOf({ what: "sign-in", who: email.toLowerCase(), known }, attempt);
  const facts = { account_id: account?.id, shop_id: account?.shop_id, ip };
  const seconds = await secondsToWait(database, limits);
  if (seconds > 0) {
    logSecurity(log, "sign-in.delayed", { ...facts, seconds });
    return refuse("too-many", { seconds });
  }
  const isRight = await isPassword(account?.password_hash ?? (await unknownAccountHash), password);
  if (!account || !isRight) {
    logSecurity(log, "sign-in.refused", facts);
    if (account) onRefused?.(account);
    return refuse("bad-credentials");
  }
  for (const { key } of limits) await forgetAttempts(database, key);
  // Only once the password is right: who guesses learns nothing of the shop.
  if (account.suspended) return refuse("shop-suspended");
  const admission = await admit(database, account.id, { ...attempt, device });
  logSecurity(log, "opened" in admission ? "sign-in.succeeded" : "sign-in.code-asked", facts);
  return { ...admission, account };
}

/**
 * After a right password, or the link that gives another one: a code is asked of an account that has a second factor,
 * but for a browser that remembers one.
 */
export async function admit(
  database: GateDatabase,
  account_id: string,
  browser: Browser,
): Promise<Admission> {
  const half = newToken();
  if (browser.trust && (await isTrusted(database, { token: browser.trust, account_id })))
    return { opened: await openSession(database, account_id, browser) };
  if (await openHalfSession(database, { token: half, account_id })) return { half };
  return { opened: await openSession(database, account_id, browser) };
}

/** The browser is a known device from now on. */
export async function openSession(
  database: GateDatabase,
  account_id: string,
  browser: Browser & { session_type?: SessionType },
): Promise<OpenedSession> {
  const token = newToken();
  const device = browser.device ?? newToken();
  const expire_at = await insertSession(database, { ...browser, token, device, account_id });
  return { token, device, expire_at };
}

type Limit = { key: string; free: number };
/** `known`: the account that signed in from this device before. */
type Counted = { what: "sign-in" | "code"; who: string; known: string | undefined };

export function limitsOf(
  { what, who, known }: Counted,
  { ip = "", device }: Pick<Browser, "ip" | "device">,
): readonly Limit[] {
  if (known && device) {
    const from = digest(device).toString("base64url");
    return [{ key: `${what} ${known} from ${from}`, free: FREE_FROM_KNOWN_DEVICE }];
  }
  return [
    { key: `${what} ${who} ${networkOf(ip)}`, free: FREE_FROM_ONE_NETWORK },
    { key: `${what} ${who}`, free: FREE_FROM_ANYWHERE },
  ];
}

/** In order: attempts that one network makes too early do not count for the others. */
export async function secondsToWait(
  database: GateDatabase,
  limits: readonly Limit[],
): Promise<number> {
  for (const { key, free } of limits) {
    const seconds = await takeTurn(database, key, free);
    if (seconds > 0) return seconds;
  }
  return 0;
}

/** The session as the browser stores it; the httpOnly cookie keeps the credential out of reach of scripts. */
export function sessionOf(checked: CheckedSession, token: string, now: Instant): Session {
  const {
    session_type,
    expire_at,
    session_id: _,
    acting: __,
    factor,
    offline_hours,
    ...me
  } = checked;
  return {
    me,
    // Names the session, opens nothing.
    token: digest(token).toString("hex").slice(0, 16),
    expire_at,
    validated: true,
    session_type,
    lastChecked: now,
    ...(factor && { factor }),
    ...(offline_hours !== null && offline_hours !== DEFAULT_OFFLINE_HOURS && { offline_hours }),
  };
}

/** Without the signs that are taken for one another: 31^16, 79 bits. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password for a person who will change it: four groups of four signs that read well aloud. */
export const drawPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join(""),
  ).join("-");
