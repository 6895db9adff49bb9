/** When a shop may ask again for what an invoice still owes. */
import { refuse, type Decision } from "../../decision.ts";
import { daysBetween, type LocalDate } from "../../time.ts";
import { isOverdue } from "../overdue.ts";

export type ReminderRefusal = "not-late" | "disputed" | "reminded-today" | "no-contact";

type LateInvoice = Parameters<typeof isOverdue>[0];
/** `reachable`: by an e-mail, or by any telephone. `disputed`: the client contests it, and has no answer yet. */
type Facts = {
  today: LocalDate;
  reminded_on: LocalDate | null;
  reachable: boolean;
  disputed: boolean;
};

/** Days since the last day on which it could be paid; 0 when it is not late. */
export const daysLate = (invoice: LateInvoice, today: LocalDate): number =>
  isOverdue(invoice, today) ? daysBetween(invoice.due_on, today) : 0;

/** Once a day at most: a second letter on the same day asks for nothing more. */
export function remind(
  invoice: LateInvoice,
  { today, reminded_on, reachable, disputed }: Facts,
): Decision<{ days_late: number }, ReminderRefusal> {
  const days_late = daysLate(invoice, today);
  if (days_late === 0) return refuse("not-late");
  if (disputed) return refuse("disputed");
  if (reminded_on === today) return refuse("reminded-today");
  return reachable ? { days_late } : refuse("no-contact");
}
