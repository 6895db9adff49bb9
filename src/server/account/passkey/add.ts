/** A person adds a passkey to their account, on the device that they hold. */
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
} from "@simplewebauthn/server";
import { passkeyName } from "../../../domain/account/passkey/passkey.ts";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import type { Services } from "../../services.ts";
import { addPasskey, listPasskeys, openChallenge, takeChallenge } from "./store.ts";
import { ALGORITHMS, challengeIn, siteOf, verifyNewKey, type NewKeyAnswer } from "./verify.ts";

export type PasskeyServices = Pick<Services, "config" | "database">;
type Owner = { account_id: string; email: string };

/** What the browser asks of the device; a device that has a key of this account is left out. */
export async function offerPasskey(
  { config, database }: PasskeyServices,
  { account_id, email }: Owner,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await listPasskeys(database, account_id);
  const options = await generateRegistrationOptions({
    rpName: "Établi",
    rpID: siteOf(config).rpID,
    userID: new TextEncoder().encode(account_id),
    userName: email,
    attestationType: "none",
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await openChallenge(database, options.challenge, account_id);
  return options;
}

type Addition = { account_id: string; token: string; name: string; answer: NewKeyAnswer };

export async function addKey(
  { config, database }: PasskeyServices,
  { account_id, token, name: typed, answer }: Addition,
): Promise<{ name: string } | Refusal<"bad-name" | "bad-passkey" | "passkey-not-added">> {
  const name = passkeyName(typed);
  if (!name) return refuse("bad-name");
  const challenge = challengeIn(answer);
  if (!challenge || !(await takeChallenge(database, challenge, account_id)))
    return refuse("bad-passkey");
  const key = await verifyNewKey(config, answer, challenge);
  if (!key) return refuse("bad-passkey");
  const { transports } = answer.response;
  const isAdded = await addPasskey(database, { ...key, account_id, token, transports, name });
  return isAdded ? { name } : refuse("passkey-not-added");
}
