/** What is typed at a reception, and what is sent of it. */
import type { Condition } from "../../../domain/intake/condition.ts";
import { isSigned, signatureOf, type SignatureDraft } from "./signature-field.tsx";

export type ReceptionDraft = SignatureDraft & {
  id: string;
  condition: readonly Condition[];
  condition_note: string;
  accessories: readonly string[];
  password: string;
  /** Cents; 0 for none. */
  ceiling: number;
};

export const emptyReception = (id: string, name: string): ReceptionDraft => ({
  id,
  condition: [],
  condition_note: "",
  accessories: [],
  password: "",
  ceiling: 0,
  name,
  strokes: "",
  typed: "",
});

export const isComplete = (draft: ReceptionDraft): boolean =>
  isSigned(draft) && (draft.condition.length > 0 || draft.condition_note.trim() !== "");

export const receptionInput = (draft: ReceptionDraft, repair_id: string) => {
  const { id, condition, condition_note, accessories, password, ceiling, name } = draft;
  return {
    id,
    repair_id,
    condition_note,
    password,
    name,
    condition: [...condition],
    accessories: [...accessories],
    ceiling: ceiling > 0 ? ceiling : null,
    signature: signatureOf(draft),
  };
};
