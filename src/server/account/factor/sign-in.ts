/** The second step of a sign-in: the code, after the right password. */
import { readCode } from "../../../domain/account/factor/code.ts";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { logSecurity } from "../../platform/http/security-log.ts";
import { forgetAttempts } from "../../platform/limit.ts";
import type { Log } from "../../platform/log.ts";
import { newToken } from "../session/store.ts";
import {
  limitsOf,
  openSession,
  secondsToWait,
  type Browser,
  type OpenedSession,
} from "../sign-in.ts";
import { findHalfSession, passHalfSession, type HalfAccount, type Proof } from "./store.ts";
import type { FactorServices } from "./turn-on.ts";
import { verifyCode } from "./verify.ts";

type Attempt = Browser & { half: string; code: string };
type Entered = { opened: OpenedSession; account: HalfAccount; isRescued: boolean };
type CodeRefusal =
  | Refusal<"half-over" | "shop-suspended">
  | Refusal<"bad-code", { account: HalfAccount }>
  | Refusal<"too-many", { seconds: number }>;

/** The half session is over with the code that opens the session; wrong codes are counted for the account. */
export async function signInByCode(
  services: FactorServices & { log: Log },
  attempt: Attempt,
): Promise<Entered | CodeRefusal> {
  const { database, log } = services;
  const device = attempt.device ?? newToken();
  const account = await findHalfSession(database, { token: attempt.half, device });
  if (!account) return refuse("half-over");
  if (account.suspended) return refuse("shop-suspended");
  const { id, shop_id } = account;
  const known = account.known ? id : undefined;
  const limits = limitsOf({ what: "code", who: id, known }, attempt);
  const facts = { account_id: id, shop_id, ip: attempt.ip };
  const seconds = await secondsToWait(database, limits);
  if (seconds > 0) {
    logSecurity(log, "sign-in.delayed", { ...facts, seconds });
    return refuse("too-many", { seconds });
  }
  const proof = proofOf(services, account, attempt.code);
  if (!proof || !(await passHalfSession(database, attempt.half, proof))) {
    logSecurity(log, "sign-in.code-refused", facts);
    return refuse("bad-code", { account });
  }
  for (const { key } of limits) await forgetAttempts(database, key);
  const opened = await openSession(database, id, { ...attempt, device });
  logSecurity(log, "sign-in.succeeded", facts);
  return { opened, account, isRescued: "rescue" in proof };
}

function proofOf(
  { ledgerKey, clock }: FactorServices,
  { id: account_id, sealed_secret }: HalfAccount,
  code: string,
): Proof | undefined {
  const typed = readCode(code);
  return typed && verifyCode({ ledgerKey, account_id, sealed_secret, typed, now: clock() });
}
