/**
 * Passwords of the demonstration. On this machine they are published; as soon as another machine may knock,
 * each account that still has the published one gets its own, drawn before the first request is accepted.
 */
import { drawPassword, hashPassword, isPassword } from "../account/sign-in.ts";
import { findAccount, resetPassword } from "../account/store.ts";
import { newToken } from "../account/session/store.ts";
import type { Config } from "../platform/config.ts";
import type { GateDatabase } from "../platform/limit.ts";
import { ADMINISTRATOR, DEMO_SHOPS, PASSWORD } from "./shops.ts";

/** Null when the account no longer has the published password: only the hash of its own is stored. */
export type DemoPassword = { email: string; password: string | null };

const EMAILS = [
  ...DEMO_SHOPS.flatMap(({ users }) => users.map(({ email }) => email)),
  ADMINISTRATOR.email,
];

export async function drawPasswords(
  database: GateDatabase,
  config: Pick<Config, "HOST" | "PUBLIC_URL">,
): Promise<DemoPassword[]> {
  const reachable = isReachable(config);
  const published = publishedHashes();
  const passwords: DemoPassword[] = [];
  for (const email of EMAILS) {
    const account = await findAccount(database, { email, device: newToken() });
    const isPublished = account !== undefined && (await published(account.password_hash));
    if (!account || !isPublished || !reachable) {
      passwords.push({ email, password: isPublished ? PASSWORD : null });
      continue;
    }
    const password = drawPassword();
    await resetPassword(database, { account_id: account.id, hash: await hashPassword(password) });
    passwords.push({ email, password });
  }
  return passwords;
}

/** True when another machine may reach the address: it listens elsewhere, or is known under another name. */
export const isReachable = ({ HOST, PUBLIC_URL }: Pick<Config, "HOST" | "PUBLIC_URL">): boolean =>
  !isLoopback(HOST) || (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname));

const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** The accounts of a new demonstration share one hash: it is verified once. */
function publishedHashes(): (hash: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  return (hash) => {
    const found = known.get(hash) ?? isPassword(hash, PASSWORD);
    known.set(hash, found);
    return found;
  };
}
