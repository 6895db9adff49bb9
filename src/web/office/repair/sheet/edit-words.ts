/** What a colleague corrected on a sheet while a dialog of it was open, in words. */
import { isRefusal } from "../../../../domain/decision.ts";
import { symptomsOf } from "../../../../domain/repair/fold.ts";
import { parseProblem } from "../../../../domain/repair/problem-input.ts";
import type { ProblemReport } from "../../../../domain/repair/problem.ts";
import type { EditWords } from "../../client/conflict-words.ts";

export const PROBLEM_EDIT: EditWords<ProblemReport> = {
  fields: {
    tunnel_answer: { label: "Panne", text: ({ tunnel_answer }) => symptomsOf(tunnel_answer) },
    description: { label: "Précisions", text: ({ description }) => description },
  },
  withStored: (report, field, theirs) => {
    const stored = parseProblem({ ...report, [field]: theirs });
    return isRefusal(stored) ? report : stored;
  },
};

export type NoteDraft = { description: string };

export const NOTE_EDIT: EditWords<NoteDraft> = {
  fields: { description: { label: "Note", text: ({ description }) => description } },
  withStored: (draft, _field, theirs) =>
    typeof theirs === "string" ? { description: theirs } : draft,
};
