/** A visitor asks to open a shop: what they typed waits for the link of a letter, which alone confirms the e-mail. */
import { randomUUID } from "node:crypto";
import type { SignUp } from "../../../domain/shop/onboarding/sign-up.ts";
import { logSecurity } from "../../platform/http/security-log.ts";
import { countAttempt } from "../../platform/limit.ts";
import type { Log } from "../../platform/log.ts";
import { secretOf } from "../../platform/security/letter-secret.ts";
import type { Services } from "../../services.ts";
import { hashPassword } from "../sign-in.ts";
import { openSignUp } from "./store.ts";

const HOUR = 3_600_000;
/** Letters to one mailbox, from any network. */
const LETTERS_PER_HOUR = 3;

type Demand = SignUp & { password: string; ip: string | undefined; log: Log };

/** An e-mail that has an account is treated alike: its letter says so, and its link opens nothing. */
export async function askSignUp(
  { database, ledgerKey }: Pick<Services, "database" | "ledgerKey">,
  { password, ip, log, ...asked }: Demand,
): Promise<void> {
  const password_hash = await hashPassword(password);
  const { current } = await countAttempt(database, `sign-up letter ${asked.email}`, HOUR);
  if (current > LETTERS_PER_HOUR) return logSecurity(log, "sign-up.delayed", { ip });
  const id = randomUUID();
  await openSignUp(database, { ...asked, id, password_hash, token: secretOf(ledgerKey, id) });
  logSecurity(log, "sign-up.asked", { ip });
}
