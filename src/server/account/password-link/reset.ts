/**
 * A new or a first password by the link of a letter: every session of the account ends, and this browser opens one,
 * once the code of the second factor is given where there is one: a mailbox alone opens no account that has it.
 */
import { choosePassword, type WeakPassword } from "../../../domain/account/password.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import type { GateDatabase } from "../../platform/limit.ts";
import { admit, hashPassword, type Admission, type Browser } from "../sign-in.ts";
import { findPasswordLink, usePasswordLink, type LinkAccount } from "./store.ts";

type Reset = Browser & { link: string; next: string };
type ResetOutcome = Admission & { account: LinkAccount; invited: boolean };

/** Single use: of two resets at once by the same link, one finds it over. */
export async function resetPassword(
  database: GateDatabase,
  { link, next, ...browser }: Reset,
): Promise<ResetOutcome | Refusal<"link-over" | WeakPassword>> {
  const found = await findPasswordLink(database, link);
  if (!found) return refuse("link-over");
  const chosen = choosePassword({ email: found.email, next });
  if (isRefusal(chosen)) return chosen;
  const hash = await hashPassword(chosen);
  const account = await usePasswordLink(database, { token: link, hash });
  if (!account) return refuse("link-over");
  const admission = await admit(database, account.id, browser);
  return { ...admission, account, invited: found.invited };
}
