/** The next step of a repair, from what a screen has read of it. */
import { isUnpaid } from "../../../domain/payment/overdue.ts";
import { isUnsent } from "../../../domain/quote/status.ts";
import { isOut } from "../../../domain/repair/loan/loan.ts";
import { nextStep, type NextStep, type ThreadFacts } from "../../../domain/repair/next-step.ts";
import type { Clock, PlannedVisit } from "../../../domain/repair/planned-visit.ts";
import { isRepairStatus } from "../../../domain/repair/status.ts";

type Thread = {
  status: string;
  quotes: ThreadFacts["quotes"];
  invoices: readonly { id: string; kind: number; remainder: number }[];
  spare_parts: ThreadFacts["parts"];
  loans: readonly (ThreadFacts["loans"][number] & { returned: boolean })[];
  events: readonly (Omit<PlannedVisit, "people"> & { assigned_to: readonly string[] })[];
};

/** `firstName` is of a user of the shop; empty for any other. */
export function stepOf(
  { status, quotes, invoices, spare_parts, loans, events }: Thread,
  firstName: (user_id: string) => string,
  clock: Clock,
): NextStep {
  const facts = {
    quotes,
    parts: spare_parts,
    loans: loans.filter(isOut),
    draft: quotes.find(isUnsent),
    unpaid: invoices.find(isUnpaid),
    visits: events.map((event) => ({ ...event, people: event.assigned_to.map(firstName) })),
  };
  return nextStep(isRepairStatus(status) ? status : "Brouillon", facts, clock);
}
