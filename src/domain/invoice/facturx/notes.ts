/** The notes of the document, by their codes (UNTDID 4451); the French rules want PMT, PMD and AAB once each. */
import { BUSINESS_TERMS, type BusinessTerm } from "../mentions.ts";
import type { BilledDocument } from "./billed.ts";
import { isCompany } from "./parties.ts";
import { field, group } from "./xml.ts";

/** A consumer owes neither: the format wants the notes all the same (L. 441-10 is between professionals). */
const CONSUMER_TERMS: Record<BusinessTerm, string> = {
  PMT: "Indemnité forfaitaire pour frais de recouvrement : sans objet, le client est un particulier.",
  PMD: "Pénalités de retard entre professionnels : sans objet, le client est un particulier.",
  AAB: BUSINESS_TERMS.AAB,
};

type Note = { code: string; text: string };

export const documentNotes = (document: BilledDocument): string[] =>
  [...typedNotes(document), ...freeNotes(document)].map(({ code, text }) =>
    text.trim() === ""
      ? ""
      : group("ram:IncludedNote", [field("ram:Content", text), field("ram:SubjectCode", code)]),
  );

function typedNotes({ client }: BilledDocument): Note[] {
  const { PMT, PMD, AAB } = isCompany(client) ? BUSINESS_TERMS : CONSUMER_TERMS;
  return [
    { code: "PMT", text: PMT },
    { code: "PMD", text: PMD },
    { code: "AAB", text: AAB },
    { code: "BAR", text: isCompany(client) ? "B2B" : "B2C" },
  ];
}

/** AAI: what the shop wrote; REG: the legal texts as they were printed. */
function freeNotes({ subject, notes, lines, mentions }: BilledDocument): Note[] {
  const said: ReadonlySet<string> = new Set(Object.values(BUSINESS_TERMS));
  const written = lines.filter(({ kind }) => kind === "text").map(({ label }) => label);
  return [
    ...[subject, ...written, notes].map((text) => ({ code: "AAI", text })),
    ...mentions.filter((text) => !said.has(text)).map((text) => ({ code: "REG", text })),
  ];
}
