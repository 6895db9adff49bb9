import type { Consent, ConsentKey } from "../../../domain/quote/consents.ts";
import { isDrawn, type ScreenSignature } from "../../../domain/quote/evidence.ts";
import { codeDigits } from "../../../domain/quote/signing-code/code.ts";

export type Acceptance = {
  name: string;
  /** SVG path of what was drawn; empty when nothing was. */
  strokes: string;
  /** The name typed instead of a drawing. */
  typed: string;
  ticked: readonly ConsentKey[];
  /** As typed; ignored when the shop asks for none. */
  code: string;
};
/** French messages by id of the field, in their order on the page. */
export type AcceptFaults = Partial<Record<"name" | "typed" | "code" | ConsentKey, string>>;

type Asked = { consents: readonly Consent[]; needs_code: boolean };

const UNTICKED: Record<ConsentKey, string> = {
  conditions: "Cochez cette case pour accepter le devis.",
  withdrawal: "Cochez cette case après avoir lu l’information.",
  urgent: "Cochez cette case pour demander le dépannage urgent.",
  "early-start": "",
  "vat-1000": "Cochez cette case, ou demandez à l’atelier un devis au taux normal.",
  "vat-550": "Cochez cette case, ou demandez à l’atelier un devis au taux normal.",
};

/** What is missing, in the order of the page; empty when the answer may leave. */
export function faultsOf(given: Acceptance, { consents, needs_code }: Asked): AcceptFaults {
  return {
    ...(given.name.trim() === "" && { name: "Indiquez vos prénom et nom." }),
    ...(!signatureOf(given) && { typed: "Signez dans le cadre, ou tapez votre nom." }),
    ...Object.fromEntries(
      consents
        .filter(({ key, required }) => required && !given.ticked.includes(key))
        .map(({ key }) => [key, UNTICKED[key]]),
    ),
    ...(needs_code &&
      codeDigits(given.code) === undefined && { code: "Saisissez les six chiffres du code reçu." }),
  };
}

/** What was drawn counts before what was typed. */
export function signatureOf({ strokes, typed }: Acceptance): ScreenSignature | undefined {
  if (isDrawn(strokes)) return { kind: "drawn", strokes };
  return typed.trim() ? { kind: "typed", text: typed.trim() } : undefined;
}
