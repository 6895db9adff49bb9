/**
 * The session as the browser keeps it. The cookie is the proof; this record only says who is signed
 * in, so that a screen can open without waiting, and is checked again with the server every hour.
 */
import * as z from "zod/mini";
import { roleOf } from "../../domain/account/role.ts";
import type { Session } from "../../domain/account/session.ts";
import { parseInstant, parseLocalDate } from "../../domain/time.ts";
import { claimDrafts } from "./device-data.ts";
import { forgetKept } from "./kept/forget.ts";

const SESSION_KEY = "etabli.session";

const sessionShape = z.object({
  me: z.object({
    id: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    role: z.string(),
    shop_id: z.nullable(z.string()),
  }),
  token: z.string(),
  expire_at: z.string(),
  validated: z.boolean(),
  session_type: z.string(),
  lastChecked: z.string(),
  factor: z.optional(z.object({ from: z.string(), due: z.boolean(), has_passkey: z.boolean() })),
  offline_hours: z.optional(z.number()),
});

/** What the server answered or the browser kept; undefined when it is not a session. */
export function readSession(value: unknown): Session | undefined {
  const read = sessionShape.safeParse(value);
  if (!read.success) return undefined;
  const { me, expire_at, lastChecked, factor, offline_hours, ...rest } = read.data;
  const from = factor && parseLocalDate(factor.from);
  const expires = parseInstant(expire_at);
  const checked = parseInstant(lastChecked);
  if (!expires || !checked) return undefined;
  return {
    ...rest,
    me: { ...me, role: roleOf(me.role) },
    expire_at: expires,
    lastChecked: checked,
    ...(offline_hours !== undefined && { offline_hours }),
    ...(factor && from && { factor: { ...factor, from } }),
  };
}

export type CheckOutcome = "replace" | "log-out" | "only-log";

/** Specification §4: 200 replaces the session, 401 and 404 log out, anything else is only logged. */
export function outcomeOf(status: number): CheckOutcome {
  if (status === 200) return "replace";
  return status === 401 || status === 404 ? "log-out" : "only-log";
}

type StoredSession = { session: Session | undefined; trouble: boolean };

let kept: StoredSession | undefined;
const listeners = new Set<() => void>();

function load(): StoredSession {
  const text = localStorage.getItem(SESSION_KEY);
  const session = text ? readSession(parsed(text)) : undefined;
  // Another tab may have signed in with another account.
  if (session) claimDrafts(session.me.id);
  return { session, trouble: false };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function keptSession(): StoredSession {
  kept ??= load();
  return kept;
}

function keep(next: StoredSession): void {
  kept = next;
  for (const listener of listeners) listener();
}

export function saveSession(session: Session): void {
  // The token lives in an httpOnly cookie: a script that reads this record must not find it.
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, token: "" }));
  claimDrafts(session.me.id);
  keep({ session, trouble: false });
}

export function forgetSession(): void {
  localStorage.removeItem(SESSION_KEY);
  // Whoever holds the device now reads nothing of the shop.
  void forgetKept();
  keep({ session: undefined, trouble: false });
}

const LATER_KEY = "etabli.factor-later";
/** The second factor that the shop requires is set up later: not asked again before the next sign-in. */
export const putFactorOff = (): void =>
  localStorage.setItem(LATER_KEY, keptSession().session?.expire_at ?? "");
export const isFactorPutOff = (): boolean =>
  localStorage.getItem(LATER_KEY) === keptSession().session?.expire_at;

const ENDED_KEY = "etabli.session-ended";
/** The sign-in page says it, after whatever pages lead there. */
export const noteSessionEnd = (): void => sessionStorage.setItem(ENDED_KEY, "1");
export function takeSessionEnd(): boolean {
  const isNoted = sessionStorage.getItem(ENDED_KEY) !== null;
  sessionStorage.removeItem(ENDED_KEY);
  return isNoted;
}

export const noteTrouble = (): void => keep({ ...keptSession(), trouble: true });

/** Another tab that signs in or out is followed. */
export function watchSession(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === SESSION_KEY) keep(load());
  };
  addEventListener("storage", follow);
  listeners.add(listener);
  return () => {
    removeEventListener("storage", follow);
    listeners.delete(listener);
  };
}
