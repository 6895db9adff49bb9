/** What an act of an administrator is about, as the shop's own record names it. */
export const SUBJECT_NOUNS = [
  "payment",
  "invoice",
  "credit",
  "quote",
  "draft",
  "event",
  "spare_part",
  "message",
  "file",
  "import",
  "repair",
  "client",
  "user",
] as const;
export type SubjectNoun = (typeof SUBJECT_NOUNS)[number];

/** `name`: a reference, a person's name, a file's. `repair_id`: the repair that it belongs to, when there is one. */
export type ActSubject = {
  noun: SubjectNoun;
  id: string;
  name: string;
  repair_id: string | null;
};
