/** A corrected part of a client's record, in a line: « Téléphone : 06 39 98 56 78 (auparavant 06 39 98 12 34) ». */
import type { ClientPart, Difference } from "./former.ts";

const PARTS: Record<ClientPart, { name: string; ending: "" | "e" }> = {
  siren: { name: "SIREN", ending: "" },
  vat_number: { name: "Numéro de TVA", ending: "" },
  email: { name: "E-mail", ending: "" },
  note: { name: "Note", ending: "e" },
  phone: { name: "Téléphone", ending: "" },
  address: { name: "Adresse", ending: "e" },
};

export function formerText(part: ClientPart, { before, after }: Difference): string {
  const { name, ending } = PARTS[part];
  const [gone, come] = [listed(part, before), listed(part, after)];
  if (!gone) return `${name} ajouté${ending} : ${come}`;
  return come ? `${name} : ${come} (auparavant ${gone})` : `${name} retiré${ending} : ${gone}`;
}

/** An address holds commas; a telephone number stays on one line. */
const listed = (part: ClientPart, values: readonly string[]): string =>
  values.map((value) => (part === "phone" ? value.replaceAll(" ", "\u00a0") : value)).join(" ; ");
