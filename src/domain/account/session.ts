import type { FactorDemand } from "./factor/required.ts";
import { HALF_SESSION_MINUTES, TRUST_DAYS } from "./factor/code.ts";
import { epochOf, type Instant } from "../time.ts";
import type { Role } from "./role.ts";

/** Who is signed in, as every answer names it (specification §3). An administrator may have no shop. */
export type Me = {
  id: string;
  firstname: string;
  lastname: string;
  role: Role;
  shop_id: string | null;
};

/**
 * The session exactly as `GET /api/v1/auth/check` answers it, `factor` only where the shop requires one that is missing,
 * `offline_hours` only where the shop chose other than the usual ones.
 */
export type Session = {
  me: Me;
  token: string;
  expire_at: Instant;
  /** Authenticated means this flag is set. */
  validated: boolean;
  session_type: string;
  lastChecked: Instant;
  factor?: FactorDemand;
  /** How long the device shows without network what it was told. */
  offline_hours?: number;
};

/** Life of the cookie and of the session row, in days (specification §9). */
export const SESSION_DAYS = 7;
export const SESSION_SECONDS = SESSION_DAYS * 24 * 3600;

/** How long a browser is known again: the longest that browsers keep a cookie. */
export const DEVICE_DAYS = 400;

/** Every cookie there is, by its name, as /rgpd says it. */
export const COOKIES_FR: Readonly<Record<string, string>> = {
  etabli: `la session, ${SESSION_DAYS} jours`,
  "etabli-device": `l’appareil déjà reconnu, ${DEVICE_DAYS} jours au plus`,
  "etabli-half": `l’attente du code de connexion, ${HALF_SESSION_MINUTES} minutes`,
  "etabli-trust": `l’appareil dispensé de ce code, ${TRUST_DAYS} jours`,
};
/** The browser asks the server again after this long, in milliseconds (specification §9). */
export const RECHECK_MS = 3_600_000;

/** True when the last check is at least one hour old, or dated in the future by a wrong clock. */
export function mustRecheck({ lastChecked }: Pick<Session, "lastChecked">, now: Instant): boolean {
  const age = epochOf(now) - epochOf(lastChecked);
  return !(age >= 0 && age < RECHECK_MS);
}

export const isSignedIn = (session: Session | null | undefined, now: Instant): session is Session =>
  session?.validated === true && epochOf(session.expire_at) > epochOf(now);
