/** A signed-in person proves again who they are, before what protects their account changes. */
import { readCode } from "../../../domain/account/factor/code.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { forgetAttempts, takeTurn, type GateDatabase } from "../../platform/limit.ts";
import { isPassword } from "../sign-in.ts";
import { findPassword } from "../store.ts";
import type { Owner } from "./announce.ts";
import { acceptCode, findSecondFactor } from "./store.ts";
import type { FactorServices } from "./turn-on.ts";
import { verifyCode } from "./verify.ts";

/** A browser left open must not let a passer-by guess. */
const FREE_ATTEMPTS = 5;

type TooMany = Refusal<"too-many", { seconds: number }>;
type Claim = { account_id: string; token: string; password: string };
type ProofRefusal = Refusal<"bad-credentials" | "not-signed-in"> | TooMany;

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

type Given = { password: string; code?: string | undefined };

/** Password, then the code where the account has one. Answers the e-mail of the account. */
export async function proveOwner(
  services: FactorServices,
  { id: account_id, token }: Pick<Owner, "id" | "token">,
  { password, code = "" }: Given,
): Promise<string | ProofRefusal | CodeRefusal> {
  const email = await provePassword(services.database, { account_id, token, password });
  if (isRefusal(email)) return email;
  const factor = await findSecondFactor(services.database, account_id);
  if (!factor?.confirmed) return email;
  const proven = await proveCode(services, { account_id, code });
  return isRefusal(proven) ? proven : email;
}

/** The same, of an account that has a second factor. */
export async function proveWithCode(
  services: FactorServices,
  owner: Pick<Owner, "id" | "token">,
  given: Given,
): Promise<string | ProofRefusal | CodeRefusal> {
  const factor = await findSecondFactor(services.database, owner.id);
  return factor?.confirmed ? proveOwner(services, owner, given) : refuse("factor-over");
}

type CodeRefusal = Refusal<"bad-code" | "factor-over"> | TooMany;
type CodeClaim = { account_id: string; code: string };

/** The code is used up. A count of its own: the right password alone must not forget wrong codes. */
async function proveCode(
  { database, clock, ledgerKey }: FactorServices,
  { account_id, code }: CodeClaim,
): Promise<{ proven: true } | CodeRefusal> {
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
