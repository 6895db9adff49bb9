import { formatEuros, formatRate } from "../../../../domain/money.ts";
import type { InvoiceParts } from "../parts.ts";

type Cause = { sending: Pick<NonNullable<InvoiceParts["sending"]>, "current"> | null };

/** What the platform, or the client, says is wrong; empty when they gave no reason. */
export const causeOf = ({ sending }: Cause): string => sending?.current?.reason ?? "";

const MOST = 300;

/** The reason of the credit note: what was said, after what happened. */
export function reasonOf(invoice: Cause & { sending: { correction: string } | null }): string {
  const isInternal = invoice.sending?.correction === "internal";
  const happened = isInternal
    ? "Facture rejetée par la plateforme agréée, jamais reçue."
    : "Facture refusée.";
  return `${happened} ${causeOf(invoice)}`.trim().slice(0, MOST);
}

type PaidAtRate = NonNullable<InvoiceParts["sending"]>["paid"][number];

/** What « Encaissée » told: « 24,00 € à 20 % et 11,00 € à 10 % de TVA ». */
export const paidText = (paid: readonly PaidAtRate[]): string =>
  `${paid.map(({ vat_rate, amount }) => `${formatEuros(amount)} à ${formatRate(vat_rate)}`).join(" et ")} de TVA`;
