import type { JournalItem, TunnelNode } from "./journal.ts";
import { isArchived, type RepairStatus } from "./status.ts";

/** What items change in the repair's row; null leaves it as it is. The row is kept beside the journal for lists. */
export type RowChange = {
  status: RepairStatus | null;
  archived: boolean | null;
  urgency: 0 | 1 | null;
};

/** Adds items up in their order: the last status and the last urgency count. */
export function fold(items: readonly JournalItem[]): RowChange {
  const status = items.findLast((item) => item.type === "StatusChanged")?.payload.to ?? null;
  const urgency = items.findLast((item) => item.type === "UrgencyChanged")?.payload.urgency ?? null;
  return { status, archived: status && isArchived(status), urgency };
}

/** « Code erreur (E18), Au démarrage » */
export const symptomsOf = (nodes: readonly TunnelNode[]): string =>
  nodes.map(({ name, input }) => (input ? `${name} (${input})` : name)).join(", ");
