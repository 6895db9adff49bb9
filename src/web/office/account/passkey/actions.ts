/** Passkeys: what the server asks, what the device signs. A word is a refusal; `dismissed` when the person closed the device's question. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import * as z from "zod/mini";
import { parseInstant, type Instant } from "../../../../domain/time.ts";
import { getJson, postJson } from "../../../platform/rest.ts";
import { signInByPasskey } from "../../../platform/sign-in.ts";

const shape = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      created_at: z.string(),
      used_at: z.nullable(z.string()),
    }),
  ),
});
export type Passkey = { id: string; name: string; used_at: Instant | undefined };

/** Undefined when the server gave no list. */
export async function ownPasskeys(): Promise<Passkey[] | undefined> {
  const answer = await getJson("/api/v1/auth/passkeys");
  const read = shape.safeParse(answer.ok ? answer.value : undefined);
  return read.data?.passkeys.map(({ id, name, used_at }) => ({
    id,
    name,
    used_at: parseInstant(used_at ?? "") ?? undefined,
  }));
}

const hasChallenge = z.looseObject({ challenge: z.string() });

export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

/** `autofill`: proposed among the e-mails that the browser knows, until one is chosen; `dismissed` where it cannot. */
export async function enterByPasskey(way: "autofill" | "button"): Promise<string | undefined> {
  const device = await import("@simplewebauthn/browser");
  const useBrowserAutofill = way === "autofill";
  if (useBrowserAutofill && !(await device.browserSupportsWebAuthnAutofill())) return "dismissed";
  const options = await asked<PublicKeyCredentialRequestOptionsJSON>("passkey/challenge", {});
  if (typeof options === "string") return options;
  const signed = await device
    .startAuthentication({ optionsJSON: options, useBrowserAutofill })
    .catch(() => undefined);
  return signed ? signInByPasskey(signed) : "dismissed";
}

/** No question of a device stays open behind another screen. */
export const forgetQuestion = async (): Promise<void> =>
  (await import("@simplewebauthn/browser")).WebAuthnAbortService.cancelCeremony();

type Proof = { password: string; code?: string };

/** Undefined once the device made the key and the server knows it. */
export async function addPasskey(name: string, proof: Proof): Promise<string | undefined> {
  const options = await asked<PublicKeyCredentialCreationOptionsJSON>("passkeys/challenge", proof);
  if (typeof options === "string") return options;
  const { startRegistration } = await import("@simplewebauthn/browser");
  const answer = await startRegistration({ optionsJSON: options }).catch((error: unknown) =>
    error instanceof Error && error.name === "InvalidStateError" ? "known" : undefined,
  );
  if (answer === "known") return "passkey-not-added";
  return answer ? change("passkeys", { name, answer }) : "dismissed";
}

export const renamePasskey = (id: string, name: string): Promise<string | undefined> =>
  change("passkeys/rename", { id, name });
export const removePasskey = (id: string): Promise<string | undefined> =>
  change("passkeys/remove", { id });

async function change(path: string, body: object): Promise<string | undefined> {
  const answer = await postJson(`/api/v1/auth/${path}`, body);
  return answer.ok ? undefined : answer.refused;
}

/** What the device is asked, as the server wrote it; the browser checks the rest of its shape. */
async function asked<Options>(path: string, body: object): Promise<Options | string> {
  const answer = await postJson(`/api/v1/auth/${path}`, body);
  if (!answer.ok) return answer.refused;
  return isOptions<Options>(answer.value) ? answer.value : "unreachable";
}

const isOptions = <Options>(value: unknown): value is Options =>
  hasChallenge.safeParse(value).success;
