/** What the shop enters of an agreement given before it, and whether it may be recorded. */
import type { ConclusionPlace } from "../../../../domain/quote/evidence.ts";
import { parseLocalDate } from "../../../../domain/time.ts";
import { isSigned, signatureOf, type SignatureDraft } from "../../intake/signature-field.tsx";

export type Consent = { key: string; text: string; required: boolean };

export type AgreementDraft = SignatureDraft & {
  place: ConclusionPlace;
  means: "screen" | "paper";
  ticked: readonly string[];
  file_id: string | null;
  signed_on: string;
};

/** On a paper the required sentences are printed above the signature: only what is chosen is asked. */
export const askedConsents = (
  { means }: Pick<AgreementDraft, "means">,
  consents: readonly Consent[],
): Consent[] => consents.filter(({ required }) => means === "screen" || !required);

export function isComplete(draft: AgreementDraft, consents: readonly Consent[]): boolean {
  if (draft.means === "paper") return draft.name.trim() !== "" && draft.file_id !== null;
  return (
    isSigned(draft) &&
    consents.length > 0 &&
    consents.every(({ key, required }) => !required || draft.ticked.includes(key))
  );
}

type Quote = { id: string; document_sha256: string };

export const inputOf = ({ id, document_sha256 }: Quote, draft: AgreementDraft) => ({
  id,
  document_sha256,
  conclusion_place: draft.place,
  name: draft.name,
  consents: [...draft.ticked],
  ...(draft.means === "paper"
    ? { file_id: draft.file_id, signed_on: parseLocalDate(draft.signed_on) ?? null }
    : { signature: signatureOf(draft) }),
});
