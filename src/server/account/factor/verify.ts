/** What proves that a person holds the telephone, or the sheet of rescue codes, of an account. */
import { Secret, TOTP } from "otpauth";
import type { TypedCode } from "../../../domain/account/factor/code.ts";
import { epochOf, type Instant } from "../../../domain/time.ts";
import { openText } from "../../platform/security/sealed-text.ts";
import { digest } from "../session/store.ts";
import type { Proof } from "./store.ts";

/** Steps of thirty seconds before and after, for a telephone whose clock is not quite right. */
const DRIFT = 1;

/** Of six figures, one a step of thirty seconds: what every application of codes understands. */
const totpOf = (secret: string, email = ""): TOTP =>
  new TOTP({ issuer: "Établi", label: email, secret: Secret.fromBase32(secret) });

export const drawSecret = (): string => new Secret({ size: 20 }).base32;
/** What an application of codes reads in a QR code. */
export const addressOf = (secret: string, email: string): string =>
  totpOf(secret, email).toString();

type Asked = {
  ledgerKey: Buffer;
  account_id: string;
  sealed_secret: string;
  typed: TypedCode;
  now: Instant;
};

/** The proof that the store accepts once; undefined for figures that are those of no step near now. */
export function verifyCode(asked: Asked): Proof | undefined {
  const { ledgerKey, account_id, sealed_secret, typed, now } = asked;
  if ("rescue" in typed) return { rescue: rescueDigest(account_id, typed.rescue) };
  const totp = totpOf(openText(ledgerKey, sealed_secret, account_id));
  const timestamp = epochOf(now);
  const delta = totp.validate({ token: typed.figures, timestamp, window: DRIFT });
  return delta === null ? undefined : { step: totp.counter({ timestamp }) + delta };
}

/** 79 bits drawn at random need no slow hash; the account's id keeps a digest from serving elsewhere. */
export const rescueDigest = (account_id: string, code: string): Buffer =>
  digest(`${account_id} ${code}`);
