import type { Standing } from "../../../domain/payment/standing.ts";
import { formatEuros } from "../../../domain/money.ts";
import { formatDate } from "../../../domain/time.ts";
import type { TrackedInvoice } from "./tracked.ts";

/** What is said of an invoice beside its number. */
export const standingText = (invoice: TrackedInvoice): string =>
  STANDING_FR[invoice.standing](invoice);

const STANDING_FR: Record<Standing | "credit", (invoice: TrackedInvoice) => string> = {
  unpaid: ({ due_on, ...invoice }) =>
    `${lessText(invoice)}à régler au plus tard le ${formatDate(due_on)}`,
  "partly-paid": ({ due_on, ...invoice }) =>
    `${receivedText(invoice)} à régler au plus tard le ${formatDate(due_on)}`,
  overdue: ({ due_on, ...invoice }) =>
    [`était à régler au plus tard le ${formatDate(due_on)}`, receivedText(invoice)]
      .filter(Boolean)
      .join(" : "),
  paid: () => "réglée",
  credited: () => "annulée par un avoir",
  replaced: ({ replaced_by }) => `annulée et remplacée par la facture ${replaced_by ?? ""}`,
  credit: ({ corrects }) => `sur la facture ${corrects ?? ""}`,
  "to-refund": ({ owed }) => `l’atelier doit vous rembourser ${formatEuros(owed)}`,
};

const receivedText = ({ paid, remaining }: Pick<TrackedInvoice, "paid" | "remaining">): string =>
  paid > 0 ? `${formatEuros(paid)} reçus, reste ${formatEuros(remaining)}` : "";

/** A deposit or a credit note is taken off what was billed. */
const lessText = ({ remaining, total_incl }: Pick<TrackedInvoice, "remaining" | "total_incl">) =>
  remaining < total_incl ? `${formatEuros(remaining)} ` : "";
