/** The three calls of the session: sign in, check, sign out. */
import { isSignedIn, mustRecheck, type Session } from "../../domain/account/session.ts";
import { toInstant, type Instant } from "../../domain/time.ts";
import { deferredCount } from "./deferred/count.ts";
import { clearDevice } from "./device-data.ts";
import { postJson } from "./rest.ts";
import {
  forgetSession,
  keptSession,
  noteTrouble,
  outcomeOf,
  readSession,
  saveSession,
} from "./session.ts";

export type SignInFault =
  | "bad-credentials"
  | "too-many-attempts"
  | "shop-suspended"
  | "unreachable";

const now = (): Instant => toInstant(Date.now());
const stamped = (session: Session): Session => ({ ...session, lastChecked: now() });

/** `code`: the password is right, and the account's second factor is asked for. */
export async function signIn(
  email: string,
  password: string,
): Promise<Session | SignInFault | "code"> {
  const answer = await call("/api/v1/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!answer) return "unreachable";
  if (answer.status === 202) return "code";
  if (answer.status === 429) return "too-many-attempts";
  if (answer.status === 403)
    return (await isSuspended(answer)) ? "shop-suspended" : "bad-credentials";
  if (answer.status >= 400 && answer.status < 500) return "bad-credentials";
  const session = answer.ok ? readSession(await answer.json()) : undefined;
  if (!session) return "unreachable";
  saveSession(stamped(session));
  return session;
}

const isSuspended = async (answer: Response): Promise<boolean> =>
  (await answer.text()).includes('"shop-suspended"');

/** The second step of a sign-in. Undefined when it opened a session, else why not. */
export const signInByCode = (code: string, remember: boolean): Promise<string | undefined> =>
  enterBy("/api/v1/auth/code", { code, remember });

/** What a device signed with a passkey. Undefined when it opened a session, else why not. */
export const signInByPasskey = (answer: unknown): Promise<string | undefined> =>
  enterBy("/api/v1/auth/passkey", { answer });

/** A new password by the link of a letter. Undefined when it opened a session, `code` when a code is asked, else why not. */
export const signInByLink = (link: string, next: string): Promise<string | undefined> =>
  enterBy("/api/v1/auth/password-link/password", { link, next });

/** The link of a sign-up, with its password. Undefined when it opened the shop and a session, else why not. */
export const confirmSignUp = (link: string, password: string): Promise<string | undefined> =>
  enterBy("/api/v1/auth/sign-up/confirmation", { link, password });

async function enterBy(path: string, body: object): Promise<string | undefined> {
  const answer = await postJson(path, body);
  if (!answer.ok) return answer.refused;
  const session = readSession(answer.value);
  if (!session) return asksCode(answer.value) ? "code" : "unreachable";
  saveSession(stamped(session));
  return undefined;
}

const asksCode = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "next" in value && value.next === "code";

/** The session to work with: the kept one while it is fresh, else what the server says of it. */
export async function currentSession(): Promise<Session | undefined> {
  const { session } = keptSession();
  return isSignedIn(session, now()) && !mustRecheck(session, now()) ? session : checkSession();
}

export async function checkSession(): Promise<Session | undefined> {
  const answer = await call("/api/v1/auth/check");
  const outcome = answer ? outcomeOf(answer.status) : "only-log";
  if (outcome === "log-out") forgetSession();
  const session = answer && outcome === "replace" ? readSession(await answer.json()) : undefined;
  if (session) saveSession(stamped(session));
  else if (outcome !== "log-out") {
    console.error("/api/v1/auth/check", answer?.status);
    noteTrouble();
  }
  return keptSession().session;
}

/** False when the server did not say that the session is over: the next person at this device would be signed in. */
export async function signOut(): Promise<boolean> {
  const answer = await call("/api/v1/auth/logout");
  if (!answer?.ok) return false;
  await clearActs();
  await clearDevice();
  forgetSession();
  return true;
}

/** Acts that wait for the network: the person was told that a sign-out removes them. */
async function clearActs(): Promise<void> {
  if (deferredCount(keptSession().session?.me.id).all === 0) return;
  const { clearDeferred } = await import("./deferred/queue.ts");
  await clearDeferred().catch((error: unknown) => console.error("deferred acts", error));
}

async function call(path: string, init?: RequestInit): Promise<Response | undefined> {
  try {
    return await fetch(path, { credentials: "same-origin", ...init });
  } catch (error) {
    console.error(path, error);
    return undefined;
  }
}
