/** Opens a session with a passkey, which the device gave after it verified the person: neither password nor code is asked. */
import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { logSecurity } from "../../platform/http/security-log.ts";
import type { Log } from "../../platform/log.ts";
import { newToken } from "../session/store.ts";
import { openSession, type Browser, type OpenedSession } from "../sign-in.ts";
import type { PasskeyServices } from "./add.ts";
import {
  findPasskey,
  openChallenge,
  takeChallenge,
  usePasskey,
  type FoundPasskey,
} from "./store.ts";
import { challengeIn, siteOf, verifySignature, type SignedAnswer } from "./verify.ts";

/** Names no key: the device shows those that it has, and an e-mail reveals nothing. */
export async function askPasskey({
  config,
  database,
}: PasskeyServices): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { rpID } = siteOf(config);
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  await openChallenge(database, options.challenge, null);
  return options;
}

type Entered = { opened: OpenedSession; account: FoundPasskey };

export async function signInByPasskey(
  services: PasskeyServices & { log: Log },
  { answer, ...browser }: Browser & { answer: SignedAnswer },
): Promise<Entered | Refusal<"bad-passkey" | "shop-suspended">> {
  const { database, log } = services;
  const { ip } = browser;
  const device = browser.device ?? newToken();
  const account = await provenAccount(services, answer, device);
  if (!account) {
    logSecurity(log, "sign-in.passkey-refused", { ip });
    return refuse("bad-passkey");
  }
  if (account.suspended) return refuse("shop-suspended");
  const opened = await openSession(database, account.id, {
    ...browser,
    device,
    session_type: "passkey",
  });
  const { id: account_id, shop_id } = account;
  logSecurity(log, "sign-in.succeeded", { account_id, shop_id, ip });
  return { opened, account };
}

/** The challenge is used up first: it serves once, whatever was signed. */
async function provenAccount(
  { config, database }: PasskeyServices,
  answer: SignedAnswer,
  device: string,
): Promise<FoundPasskey | undefined> {
  const expectedChallenge = challengeIn(answer);
  if (!expectedChallenge || !(await takeChallenge(database, expectedChallenge, null)))
    return undefined;
  const passkey = await findPasskey(database, { id: answer.id, device });
  if (!passkey || ownerIn(answer) !== passkey.id) return undefined;
  const counter = await verifySignature(config, { answer, passkey, expectedChallenge });
  if (counter === undefined || !(await usePasskey(database, answer.id, counter))) return undefined;
  return passkey;
}

/** Whose key it is, as the device knows it. */
const ownerIn = ({ response }: SignedAnswer): string =>
  Buffer.from(response.userHandle ?? "", "base64url").toString();
