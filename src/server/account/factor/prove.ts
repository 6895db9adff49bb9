/** A signed-in person proves again who they are, before what protects their account changes. */
import { readCode } from "../../../domain/account/factor/code.ts";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { forgetAttempts, takeTurn, type GateDatabase } from "../../platform/limit.ts";
import { isPassword } from "../sign-in.ts";
import { findPassword } from "../store.ts";
import { acceptCode, findSecondFactor } from "./store.ts";
import type { FactorServices } from "./turn-on.ts";
import { verifyCode } from "./verify.ts";

/** A browser left open must not let a passer-by guess. */
const FREE_ATTEMPTS = 5;

type TooMany = Refusal<"too-many", { seconds: number }>;
type Claim = { account_id: string; token: string; password: string };
export type ProofRefusal = Refusal<"bad-credentials" | "not-signed-in"> | TooMany;

/** Answers the e-mail of the account. */
export async function provePassword(
  database: GateDatabase,
  { account_id, token, password }: Claim,
): Promise<string | ProofRefusal> {
  const key = `password ${account_id}`;
  const seconds = await takeTurn(database, key, FREE_ATTEMPTS);
  if (seconds > 0) return refuse("too-many", { seconds });
  const known = await findPassword(database, token);
  if (!known) return refuse("not-signed-in");
  if (!(await isPassword(known.password_hash, password))) return refuse("bad-credentials");
  await forgetAttempts(database, key);
  return known.email;
}

type CodeClaim = { account_id: string; code: string };

/** The code is used up. A count of its own: the right password alone must not forget wrong codes. */
export async function proveCode(
  { database, clock, ledgerKey }: FactorServices,
  { account_id, code }: CodeClaim,
): Promise<{ proven: true } | Refusal<"bad-code" | "factor-over"> | TooMany> {
  const key = `code ${account_id} signed in`;
  const seconds = await takeTurn(database, key, FREE_ATTEMPTS);
  if (seconds > 0) return refuse("too-many", { seconds });
  const factor = await findSecondFactor(database, account_id);
  if (!factor?.confirmed) return refuse("factor-over");
  const { sealed_secret } = factor;
  const typed = readCode(code);
  const proof = typed && verifyCode({ ledgerKey, account_id, sealed_secret, typed, now: clock() });
  if (!proof || !(await acceptCode(database, account_id, proof))) return refuse("bad-code");
  await forgetAttempts(database, key);
  return { proven: true };
}
