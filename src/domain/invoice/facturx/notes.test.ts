import { describe, expect, it } from "vitest";
import { invoice } from "../../../../test/shop/invoice.ts";
import { BUSINESS_TERMS } from "../mentions.ts";
import type { BilledDocument } from "./billed.ts";
import { documentNotes } from "./notes.ts";

const document: BilledDocument = invoice.document;
const company: BilledDocument = {
  ...document,
  client: { ...document.client, type: "Entreprise", siren: "552100554" },
  mentions: [...document.mentions, ...Object.values(BUSINESS_TERMS)],
};
const notesOf = (billed: BilledDocument, code: string): string[] =>
  documentNotes(billed).flatMap((note) => {
    const [, text = "", found] =
      /<ram:Content>([^<]*)<\/ram:Content><ram:SubjectCode>(\w+)</.exec(note) ?? [];
    return found === code ? [text] : [];
  });

describe("the notes of a document", () => {
  it.each([document, company])("have each term once, and one treatment", (billed) => {
    for (const code of ["PMT", "PMD", "AAB", "BAR"]) expect(notesOf(billed, code)).toHaveLength(1);
  });

  it("tell a company the terms that were printed", () => {
    expect(notesOf(company, "PMT")).toEqual([BUSINESS_TERMS.PMT]);
    expect(notesOf(company, "BAR")).toEqual(["B2B"]);
    expect(notesOf(company, "REG")).toHaveLength(document.mentions.length);
  });

  it("tell a consumer that they owe neither penalty nor indemnity", () => {
    expect(notesOf(document, "BAR")).toEqual(["B2C"]);
    for (const code of ["PMT", "PMD"]) expect(notesOf(document, code)[0]).toContain("sans objet");
  });

  it("hold what the shop wrote and the legal texts, and nothing that is empty", () => {
    expect(notesOf(document, "AAI")).toEqual([
      document.subject,
      "Le filtre est à nettoyer une fois par mois.",
      document.notes,
    ]);
    expect(notesOf({ ...document, notes: " " }, "AAI")).toHaveLength(2);
  });
});
