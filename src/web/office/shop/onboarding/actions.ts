/** Signing up: ask for the letter, then confirm by its link. */
import * as z from "zod/mini";
import { isWeakPassword, type WeakPassword } from "../../../../domain/account/password.ts";
import { SIGN_UP_FIELDS, type SignUp } from "../../../../domain/shop/onboarding/sign-up.ts";
import { postJson } from "../../../platform/rest.ts";

/** Of the fields of the form, or of the whole. */
export type SignUpFaults = Partial<Record<keyof SignUp | "password" | "whole", string>>;

export type Typed = SignUp & { password: string };

/** Undefined when the letter is on its way; `weak` is a password against the rules. */
export async function askSignUp(
  typed: Typed,
): Promise<{ faults: SignUpFaults; weak?: WeakPassword } | undefined> {
  const answer = await postJson("/api/v1/auth/sign-up", typed);
  if (answer.ok) return undefined;
  if (isWeakPassword(answer.refused)) return { faults: {}, weak: answer.refused };
  const said = faultsIn(answer.detail);
  return { faults: Object.keys(said).length > 0 ? said : { whole: wholeFault(answer.refused) } };
}

const detail = z.catch(z.record(z.string(), z.string()), {});

function faultsIn(value: unknown): SignUpFaults {
  const said = detail.parse(value ?? {});
  return Object.fromEntries(
    SIGN_UP_FIELDS.flatMap((field) => (said[field] ? [[field, said[field]]] : [])),
  );
}

const WHOLE_FR: Record<string, string> = {
  "too-many": "Trop de demandes depuis votre connexion. Réessayez plus tard.",
  "bad-input": "Le formulaire n’est pas complet. Vérifiez chaque champ.",
  "link-over": "Ce lien a déjà servi ou n’est plus valable.",
  "email-taken": "Un compte existe déjà avec cette adresse e-mail. Connectez-vous.",
  "bad-password": "Ce n’est pas le mot de passe choisi à l’inscription.",
};

export const wholeFault = (word: string): string =>
  WHOLE_FR[word] ?? "Le serveur ne répond pas. Vérifiez votre connexion et réessayez.";
