/** The reminders of a late invoice that leave by themselves: three days after its due date, ten, then thirty. */
import { daysBetween, type LocalDate } from "../../time.ts";
import { isOverdue } from "../overdue.ts";
import { daysLate } from "./remind.ts";

export const PAYMENT_RUNGS = [3, 10, 30] as const;
export type PaymentRung = (typeof PAYMENT_RUNGS)[number];

export const PAYMENT_RUNG_FR: Record<PaymentRung, string> = {
  3: "3 jours après l’échéance",
  10: "10 jours après l’échéance",
  30: "30 jours après l’échéance",
};

export const isPaymentRung = (count: number): count is PaymentRung =>
  PAYMENT_RUNGS.some((rung) => rung === count);

/** A rung that was missed by more days leaves no more: an old debt is not reminded the day the shop switches them on. */
export const CATCH_UP = 6;
/** Days of peace after any reminder, and after a payment of a part. */
const PEACE = 5;

type Facts = {
  /** The shop's day. */
  today: LocalDate;
  disputed: boolean;
  /** Day of the latest payment or refund. */
  moved_on: LocalDate | null;
  /** Every reminder of this invoice; `rung` is null for one that a person sent. */
  sent: readonly { rung: number | null; reminded_on: LocalDate }[];
};

/** The one that leaves today; of several rungs that were missed, the last alone. */
export function dueRung(
  invoice: Parameters<typeof isOverdue>[0],
  { today, disputed, moved_on, sent }: Facts,
): PaymentRung | undefined {
  const late = daysLate(invoice, today);
  const rung = PAYMENT_RUNGS.findLast((days) => days <= late);
  if (disputed || rung === undefined || late - rung > CATCH_UP) return undefined;
  if (sent.some((reminder) => (reminder.rung ?? 0) >= rung)) return undefined;
  const troubled = [...sent.map(({ reminded_on }) => reminded_on), ...(moved_on ? [moved_on] : [])];
  return troubled.every((day) => daysBetween(day, today) >= PEACE) ? rung : undefined;
}
