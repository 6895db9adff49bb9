/** A signed-in person changes their password: the present one is asked again, the other sessions end. */
import { choosePassword, type WeakPassword } from "../../domain/account/password.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import { forgetAttempts, takeTurn, type GateDatabase } from "../platform/limit.ts";
import { hashPassword, isPassword } from "./sign-in.ts";
import { findPassword, savePassword } from "./store.ts";

/** A browser left open must not let a passer-by guess the password. */
const FREE_ATTEMPTS = 5;

type Change = { token: string; account_id: string; current: string; next: string };
export type PasswordRefusal = Refusal<
  "bad-credentials" | "too-many" | "not-signed-in" | WeakPassword,
  unknown
>;

export async function changePassword(
  database: GateDatabase,
  { token, account_id, current, next }: Change,
): Promise<{ changed: true } | PasswordRefusal> {
  const key = `password ${account_id}`;
  const seconds = await takeTurn(database, key, FREE_ATTEMPTS);
  if (seconds > 0) return refuse("too-many", { seconds });
  const known = await findPassword(database, token);
  if (!known) return refuse("not-signed-in");
  if (!(await isPassword(known.password_hash, current))) return refuse("bad-credentials");
  await forgetAttempts(database, key);
  const chosen = choosePassword({ email: known.email, current, next });
  if (isRefusal(chosen)) return chosen;
  await savePassword(database, { token, hash: await hashPassword(chosen) });
  return { changed: true };
}
