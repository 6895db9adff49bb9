/**
 * What a device signed, compared with what this site asked (WebAuthn level 3). The site's name and origin come from the
 * configuration, never from the request; the person was verified by the device, by a finger, a face or a PIN.
 */
import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import { z } from "zod";
import type { Config } from "../../platform/config.ts";
import { publicOrigin } from "../../platform/origin.ts";
import type { FoundPasskey } from "./store.ts";

type Settings = Pick<Config, "PUBLIC_URL" | "PORT">;

/** EdDSA, ES256 and RS256: what devices of today sign with. */
export const ALGORITHMS = [-8, -7, -257];

/** The name that a passkey is bound to: that of the site's configured origin. */
export const siteOf = (config: Settings): { rpID: string; origin: string } => {
  const origin = publicOrigin(config);
  return { rpID: new URL(origin).hostname, origin };
};

const bytes = z.string().max(20_000);
const credential = {
  id: z.base64url().min(1).max(1400),
  rawId: bytes,
  type: z.literal("public-key"),
};

export const signedAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});
export type SignedAnswer = z.output<typeof signedAnswer>;

export const newKeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]))
      .max(7)
      .catch([]),
  }),
});
export type NewKeyAnswer = z.output<typeof newKeyAnswer>;

/** What the device says that it signed; undefined for what cannot be read. */
export function challengeIn({
  response,
}: Pick<SignedAnswer | NewKeyAnswer, "response">): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON);
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    return undefined;
  }
}

type NewKey = { id: string; public_key: Uint8Array; counter: number };

/** Undefined for an answer to another site, another challenge, without verification of the person, or malformed. */
export async function verifyNewKey(
  config: Settings,
  answer: NewKeyAnswer,
  expectedChallenge: string,
): Promise<NewKey | undefined> {
  const { rpID: expectedRPID, origin: expectedOrigin } = siteOf(config);
  const response: RegistrationResponseJSON = { ...answer, clientExtensionResults: {} };
  // The library throws for whatever is wrong in what the browser sent.
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { id, public_key: publicKey, counter };
}

type Claim = { answer: SignedAnswer; passkey: FoundPasskey; expectedChallenge: string };

/** Answers the counter of the key; undefined for a signature that is not its own, and as `verifyNewKey`. */
export async function verifySignature(
  config: Settings,
  { answer, passkey, expectedChallenge }: Claim,
): Promise<number | undefined> {
  const { rpID: expectedRPID, origin: expectedOrigin } = siteOf(config);
  const { id, response } = answer;
  const { userHandle, ...signed } = response;
  const given: AuthenticationResponseJSON = {
    ...answer,
    response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) },
    clientExtensionResults: {},
  };
  const { public_key, counter } = passkey;
  const verified = await verifyAuthenticationResponse({
    response: given,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(public_key), counter },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
