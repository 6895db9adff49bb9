/** How an invoice stands, for the client who reads it. */
import type { Cents } from "../money.ts";
import type { LocalDate } from "../time.ts";
import { isCancelled, settlementOf, type Balance, type Settlement } from "./account.ts";
import { isOverdue } from "./overdue.ts";

export type Standing = Settlement | "overdue" | "credited" | "replaced";

type Facts = Balance & {
  total_incl: Cents;
  /** What credit notes gave back of it. */
  credited_incl: Cents;
  due_on: LocalDate;
  /** A corrective invoice stands in its place. */
  replaced?: boolean;
};

/** `today` is the shop's day. A late invoice reads as late, whether or not a part was paid. */
export function standingOf(facts: Facts, today: LocalDate): Standing {
  if (facts.replaced) return "replaced";
  if (isOverdue({ ...facts, kind: 380 }, today)) return "overdue";
  return isCancelled(facts) ? "credited" : settlementOf(facts);
}
