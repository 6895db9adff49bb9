import { DANGER_WORDS, type DangerWord } from "../catalogue/safety/card.ts";
import type { JournalItem, TunnelNode } from "./journal.ts";
import { isArchived, type RepairStatus } from "./status.ts";

/** What items change in the repair's row; null leaves it as it is. The row is kept beside the journal for lists. */
export type RowChange = {
  status: RepairStatus | null;
  archived: boolean | null;
  urgency: 0 | 1 | null;
  /** The word of a safety card; empty once the shop says that nothing presses any more. */
  danger: DangerWord | "" | null;
  /** Where the machine stands. */
  place: string | null;
};

/** Adds items up in their order: the last status and the last urgency count, and the gravest danger. */
export function fold(items: readonly JournalItem[]): RowChange {
  const status = items.findLast((item) => item.type === "StatusChanged")?.payload.to ?? null;
  const urgency = items.findLast((item) => item.type === "UrgencyChanged")?.payload.urgency ?? null;
  const place = items.findLast((item) => item.type === "PlaceChanged")?.payload.to ?? null;
  const archived = status && isArchived(status);
  return { status, archived, urgency, danger: dangerAfter(items), place };
}

/** An urgency lifted by the shop lifts the danger said before it. */
function dangerAfter(items: readonly JournalItem[]): RowChange["danger"] {
  const lifted = items.findLastIndex(
    (item) => item.type === "UrgencyChanged" && item.payload.urgency === 0,
  );
  const words = items
    .slice(lifted + 1)
    .map((item) => ("danger" in item.payload ? item.payload.danger : undefined));
  return DANGER_WORDS.find((word) => words.includes(word)) ?? (lifted < 0 ? null : "");
}

/** « Code erreur (E18), Au démarrage » */
export const symptomsOf = (nodes: readonly TunnelNode[]): string =>
  nodes.map(({ name, input }) => (input ? `${name} (${input})` : name)).join(", ");
