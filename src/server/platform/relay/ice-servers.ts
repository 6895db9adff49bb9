/** The servers that help two browsers connect, with credentials of a relay that die by themselves (coturn's `use-auth-secret`). */
import { createHmac } from "node:crypto";
import type { Config } from "../config.ts";

/** A browser asks for others before it tries again; what a stranger copied is worth nothing after it. */
const CREDENTIAL_SECONDS = 15 * 60;

export type IceServer = { urls: string[]; username?: string; credential?: string };
type Settings = Pick<Config, "STUN_URLS" | "TURN_URLS" | "TURN_SECRET">;

/** `name` is in the log of the relay: an id, nothing that says who. */
export function iceServers(
  { STUN_URLS, TURN_URLS, TURN_SECRET }: Settings,
  { name, now }: { name: string; now: number },
): IceServer[] {
  const stun = STUN_URLS.length > 0 ? [{ urls: STUN_URLS }] : [];
  if (TURN_URLS.length === 0 || TURN_SECRET === undefined) return stun;
  const username = `${Math.floor(now / 1000) + CREDENTIAL_SECONDS}:${name}`;
  const credential = createHmac("sha1", TURN_SECRET).update(username).digest("base64");
  return [...stun, { urls: TURN_URLS, username, credential }];
}
