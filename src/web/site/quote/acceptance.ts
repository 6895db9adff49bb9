import type { QuoteDocument } from "../../../domain/quote/document.ts";
import { isDrawn, type Signature } from "../../../domain/quote/evidence.ts";
import { codeDigits } from "../../../domain/quote/signing-code/code.ts";

export type Acceptance = {
  name: string;
  /** SVG path of what was drawn; empty when nothing was. */
  strokes: string;
  /** The name typed instead of a drawing. */
  typed: string;
  conditions: boolean;
  informed: boolean;
  /** As typed; ignored when the shop asks for none. */
  code: string;
};
/** French messages by id of the field, in their order on the page. */
export type AcceptFaults = Partial<
  Record<"name" | "typed" | "conditions" | "informed" | "code", string>
>;

type Asked = Pick<QuoteDocument, "withdrawal"> & { needs_code: boolean };

/** What is missing, in the order of the page; empty when the answer may leave. */
export function faultsOf(given: Acceptance, { withdrawal, needs_code }: Asked): AcceptFaults {
  return {
    ...(given.name.trim() === "" && { name: "Indiquez vos prénom et nom." }),
    ...(!signatureOf(given) && { typed: "Signez dans le cadre, ou tapez votre nom." }),
    ...(!given.conditions && { conditions: "Cochez cette case pour accepter le devis." }),
    ...(withdrawal &&
      !given.informed && { informed: "Cochez cette case après avoir lu l’information." }),
    ...(needs_code &&
      codeDigits(given.code) === undefined && { code: "Saisissez les six chiffres du code reçu." }),
  };
}

/** What was drawn counts before what was typed. */
export function signatureOf({ strokes, typed }: Acceptance): Signature | undefined {
  if (isDrawn(strokes)) return { kind: "drawn", strokes };
  return typed.trim() ? { kind: "typed", text: typed.trim() } : undefined;
}
