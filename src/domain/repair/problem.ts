/** The fault of a repair: the answers of the diagnostic tree, and free words. */
import { uncapital } from "../catalogue/uncapital.ts";
import { storedCard } from "../catalogue/safety/cards.ts";
import { lastingDanger } from "../catalogue/safety/danger.ts";
import { symptomsOf } from "./fold.ts";
import type { Edit } from "../record.ts";
import type { JournalItem, TunnelNode } from "./journal.ts";

/** What the client reports about the failure, besides the appliance itself. */
export type ProblemReport = { tunnel_answer: readonly TunnelNode[]; description: string };

/** The answers that count now: the latest, given with a new request or corrected on the sheet. */
export function answersOf(items: readonly JournalItem[]): readonly TunnelNode[] {
  const last = items.findLast(
    (item) => item.type === "SymptomAdded" || item.type === "ProblemChanged",
  );
  return last?.payload.tunnel_answer ?? [];
}

/** « Fuite, Sous la machine »; empty when the tree was not asked. */
export const faultOf = (items: readonly JournalItem[]): string => symptomsOf(answersOf(items));

/** The fault on one line, for a card: the answers, or the first line of the free words when the tree was not asked. */
export const faultLine = (items: readonly JournalItem[], description: string): string =>
  asOneSentence(faultOf(items)) || (description.trim().split("\n")[0] ?? "");

/** « Fuite, Sous la machine » → « Fuite, sous la machine »; an acronym keeps its capitals. */
const asOneSentence = (answers: string): string =>
  answers
    .split(", ")
    .map((answer, index) => (index === 0 ? answer : uncapital(answer)))
    .join(", ");

/** What a form sends, against what it was opened with and what counts now; without a base it overwrites. */
export const problemEdit = (
  sent: ProblemReport,
  base: ProblemReport | null,
  stored: ProblemReport,
): Edit<ProblemReport> => ({ sent, base: base ?? {}, stored });

type ReportedRepair = { description: string; urgency: number };

/** The journal of a corrected fault; empty when nothing differs. A danger found in it makes the repair urgent. */
export function changedProblem(
  repair: ReportedRepair,
  items: readonly JournalItem[],
  { tunnel_answer, description }: ProblemReport,
): JournalItem[] {
  const same = symptomsOf(tunnel_answer) === faultOf(items);
  if (same && description === repair.description) return [];
  const danger = lastingDanger({ answers: tunnel_answer, description });
  const from = { tunnel_answer: answersOf(items), description: repair.description };
  return [
    {
      type: "ProblemChanged",
      payload: { tunnel_answer, description, from, ...(danger && { danger }) },
    },
    ...(danger && isPressing(danger) && repair.urgency === 0
      ? [{ type: "UrgencyChanged" as const, payload: { urgency: 1 as const } }]
      : []),
  ];
}

/** True for what cannot wait, by the word of its safety card. */
export const isPressing = (danger: string): boolean => storedCard(danger)?.level === "danger";
