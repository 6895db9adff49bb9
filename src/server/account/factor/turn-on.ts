/** Adds a second factor: its secret is shown once, and serves from its first right code on. */
import QRCode from "qrcode";
import { readCode, RESCUE_CODES } from "../../../domain/account/factor/code.ts";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { sealText } from "../../platform/security/sealed-text.ts";
import type { Services } from "../../services.ts";
import { drawPassword } from "../sign-in.ts";
import {
  confirmSecondFactor,
  findSecondFactor,
  keepSecondFactor,
  setRescueCodes,
} from "./store.ts";
import { addressOf, drawSecret, rescueDigest, verifyCode } from "./verify.ts";

export type FactorServices = Pick<Services, "database" | "clock" | "ledgerKey">;
type Owner = { account_id: string; email: string };
/** `qr` is an SVG. */
type Offer = { secret: string; qr: string };

export async function offerFactor(
  { database, ledgerKey }: FactorServices,
  { account_id, email }: Owner,
): Promise<Offer | Refusal<"factor-on">> {
  const secret = drawSecret();
  const isKept = await keepSecondFactor(
    database,
    account_id,
    sealText(ledgerKey, secret, account_id),
  );
  if (!isKept) return refuse("factor-on");
  return { secret, qr: await QRCode.toString(addressOf(secret, email), { type: "svg" }) };
}

type Confirmation = { account_id: string; token: string; code: string };

/** Answers the rescue codes, the only time that they are readable. */
export async function turnOn(
  { database, clock, ledgerKey }: FactorServices,
  { account_id, token, code }: Confirmation,
): Promise<string[] | Refusal<"bad-code" | "factor-over">> {
  const factor = await findSecondFactor(database, account_id);
  if (!factor || factor.confirmed) return refuse("factor-over");
  const { sealed_secret } = factor;
  const typed = readCode(code);
  if (!typed || "rescue" in typed) return refuse("bad-code");
  const proof = verifyCode({ ledgerKey, account_id, sealed_secret, typed, now: clock() });
  if (!proof || !("step" in proof)) return refuse("bad-code");
  const codes = drawCodes();
  const rescue = digestsOf(account_id, codes);
  const { step } = proof;
  const isOn = await confirmSecondFactor(database, { token, sealed_secret, step, rescue });
  return isOn ? codes : refuse("factor-over");
}

/** The former ones open nothing any more. */
export async function renewRescueCodes(
  { database }: Pick<FactorServices, "database">,
  account_id: string,
): Promise<string[]> {
  const codes = drawCodes();
  await setRescueCodes(database, account_id, digestsOf(account_id, codes));
  return codes;
}

const drawCodes = (): string[] => Array.from({ length: RESCUE_CODES }, drawPassword);

const digestsOf = (account_id: string, codes: readonly string[]): Buffer[] =>
  codes.map((code) => rescueDigest(account_id, code.replaceAll("-", "")));
