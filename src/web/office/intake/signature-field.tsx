import { TextInput } from "@mantine/core";
import type { ScreenSignature } from "../../../domain/quote/evidence.ts";
import { SignaturePad } from "../../ui/site/signature.tsx";
import styles from "./intake.module.css";

export type SignatureDraft = { name: string; strokes: string; typed: string };

/** What was drawn counts before what was typed; null for neither. */
export const signatureOf = ({ strokes, typed }: SignatureDraft): ScreenSignature | null => {
  if (strokes) return { kind: "drawn", strokes };
  return typed.trim() ? { kind: "typed", text: typed } : null;
};

export const isSigned = (draft: SignatureDraft): boolean =>
  draft.name.trim() !== "" && signatureOf(draft) !== null;

type Props = { draft: SignatureDraft; onChange: (change: Partial<SignatureDraft>) => void };

/** The client signs on the shop's screen. */
export const SignatureField = ({ draft, onChange }: Props) => (
  <div className={styles.signature}>
    <TextInput
      label="Qui signe ?"
      required
      maxLength={120}
      value={draft.name}
      onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
    />
    <SignaturePad
      typed={draft.typed}
      onDraw={(strokes) => onChange({ strokes })}
      onType={(typed) => onChange({ typed })}
    />
  </div>
);
