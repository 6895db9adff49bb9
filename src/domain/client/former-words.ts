/** A corrected part of a client's record, in a line: « Téléphone : 06 39 98 12 34 → 06 39 98 56 78 ». */
import type { ClientPart, Difference } from "./former.ts";

const PARTS: Record<ClientPart, { name: string; ending: "" | "e" }> = {
  siren: { name: "SIREN", ending: "" },
  email: { name: "E-mail", ending: "" },
  note: { name: "Note", ending: "e" },
  phone: { name: "Téléphone", ending: "" },
  address: { name: "Adresse", ending: "e" },
};

export function formerText(part: ClientPart, { before, after }: Difference): string {
  const { name, ending } = PARTS[part];
  if (before.length === 0) return `${name} ajouté${ending} : ${listed(after)}`;
  if (after.length === 0) return `${name} retiré${ending} : ${listed(before)}`;
  return `${name} : ${listed(before)} → ${listed(after)}`;
}

/** An address holds commas. */
const listed = (values: readonly string[]): string => values.join(" ; ");
