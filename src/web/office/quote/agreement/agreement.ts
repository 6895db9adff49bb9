/** What the shop enters of an agreement given before it, and whether it may be recorded. */
import type { ConclusionPlace } from "../../../../domain/quote/evidence.ts";
import type { Choice } from "../../../../domain/quote/option/option.ts";
import { parseLocalDate } from "../../../../domain/time.ts";
import { signatureOf, type SignatureDraft } from "../../intake/signature-field.tsx";

export type Consent = { key: string; text: string; required: boolean };

export type AgreementDraft = SignatureDraft & {
  place: ConclusionPlace;
  means: "screen" | "paper";
  ticked: readonly string[];
  file_id: string | null;
  signed_on: string;
};

/** What each field of the dialog is given. */
export type AgreementPart = {
  draft: AgreementDraft;
  set: (change: Partial<AgreementDraft>) => void;
};

/** On a paper the required sentences are printed above the signature: only what is chosen is asked. */
export const askedConsents = (
  { means }: Pick<AgreementDraft, "means">,
  consents: readonly Consent[],
): Consent[] => consents.filter(({ required }) => means === "screen" || !required);

/** What is not there yet, in the order of the dialog; nothing is signed before the sentences are known. */
export function missingOf(draft: AgreementDraft, consents: readonly Consent[]): string[] {
  const isTicked =
    consents.length > 0 &&
    consents.every(({ key, required }) => !required || draft.ticked.includes(key));
  const parts: [isThere: boolean, name: string][] =
    draft.means === "paper"
      ? [
          [draft.file_id !== null, "la photo de la feuille"],
          [draft.name.trim() !== "", "le nom"],
        ]
      : [
          [isTicked, "les cases à cocher"],
          [draft.name.trim() !== "", "le nom"],
          [signatureOf(draft) !== null, "la signature"],
        ];
  return parts.filter(([isThere]) => !isThere).map(([, name]) => name);
}

type Agreed = { id: string; document_sha256: string; choices: readonly Choice[] };

export const inputOf = ({ id, document_sha256, choices }: Agreed, draft: AgreementDraft) => ({
  id,
  document_sha256,
  choices,
  conclusion_place: draft.place,
  name: draft.name,
  consents: [...draft.ticked],
  ...(draft.means === "paper"
    ? { file_id: draft.file_id, signed_on: parseLocalDate(draft.signed_on) ?? null }
    : { signature: signatureOf(draft) }),
});
