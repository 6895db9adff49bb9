/** The second factor of the person who is signed in. */
import * as z from "zod/mini";
import { getJson, postJson, type RestAnswer } from "../../../platform/rest.ts";

const status = z.object({ on: z.boolean(), rescue_codes: z.number() });
export type FactorStatus = z.infer<typeof status>;

/** Undefined when the server gave none. */
export async function factorStatus(): Promise<FactorStatus | undefined> {
  const answer = await getJson("/api/v1/auth/factor");
  return status.safeParse(answer.ok ? answer.value : undefined).data;
}

const offer = z.object({ secret: z.string(), qr: z.string() });
export type Offer = z.infer<typeof offer>;
const shown = z.object({ codes: z.array(z.string()) });

/** The value, or the word of the refusal. */
type Outcome<Value> = Value | string;

/** A secret to give to the telephone; nothing is asked at sign-in before `confirmFactor`. */
export const offerFactor = (password: string): Promise<Outcome<Offer>> =>
  read(offer, postJson("/api/v1/auth/factor", { password }));

type Codes = z.infer<typeof shown>;
export const confirmFactor = (code: string): Promise<Outcome<Codes>> =>
  read(shown, postJson("/api/v1/auth/factor/confirmation", { code }));

type Proof = { password: string; code: string };
export const renewRescueCodes = (proof: Proof): Promise<Outcome<Codes>> =>
  read(shown, postJson("/api/v1/auth/factor/rescue-codes", proof));

/** Undefined once it is off, else why not. */
export async function turnFactorOff(proof: Proof): Promise<string | undefined> {
  const answer = await postJson("/api/v1/auth/factor/off", proof);
  return answer.ok ? undefined : answer.refused;
}

async function read<Value>(
  shape: z.ZodMiniType<Value>,
  answering: Promise<RestAnswer>,
): Promise<Outcome<Value>> {
  const answer = await answering;
  if (!answer.ok) return answer.refused;
  const value = shape.safeParse(answer.value);
  return value.success ? value.data : "unreachable";
}
