/** Security events: one log line each, under a stable name that an alarm may count. Never a secret, never an e-mail. */
import type { Log } from "../log.ts";

export type SecurityEvent =
  | "sign-in.succeeded"
  | "sign-in.refused"
  | "sign-in.delayed"
  | "sign-in.new-device"
  | "sign-in.code-asked"
  | "sign-in.code-refused"
  | "factor.on"
  | "factor.off"
  | "factor.rescue-codes"
  | "factor.refused"
  | "sign-in.passkey-refused"
  | "passkey.added"
  | "passkey.renamed"
  | "passkey.removed"
  | "sign-out"
  | "session.ended"
  | "device.trusted"
  | "device.untrusted"
  | "password.changed"
  | "password.refused"
  | "password-link.sent"
  | "password-link.unknown"
  | "password-link.delayed"
  | "password-link.refused"
  | "invitation.sent"
  | "invitation.accepted"
  | "sign-up.asked"
  | "sign-up.delayed"
  | "sign-up.refused"
  | "sign-up.confirmed"
  | "permission.refused"
  | "shop.refused"
  | "api-key.refused"
  | "origin.refused"
  | "limit.exceeded";

type Facts = {
  account_id?: string | undefined;
  shop_id?: string | null | undefined;
  ip?: string | undefined;
  [fact: string]: string | number | null | undefined;
};

const EXPECTED: readonly SecurityEvent[] = [
  "sign-in.succeeded",
  "sign-in.new-device",
  "sign-in.code-asked",
  "factor.on",
  "factor.off",
  "factor.rescue-codes",
  "passkey.added",
  "passkey.renamed",
  "passkey.removed",
  "sign-out",
  "session.ended",
  "device.trusted",
  "device.untrusted",
  "password.changed",
  "invitation.sent",
  "invitation.accepted",
  "password-link.sent",
  "sign-up.asked",
  "sign-up.confirmed",
];

/** A refusal is a warning; what an account does as it should is an information. */
export function logSecurity(log: Log, event: SecurityEvent, facts: Facts): void {
  const line = { kind: "security", event, ...facts };
  if (EXPECTED.includes(event)) log.info(line, "security");
  else log.warn(line, "security");
}
