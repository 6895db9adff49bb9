import { INVOICE_KIND_FR } from "../../../domain/invoice/kind.ts";
import { SETTLEMENT_FR, type Settlement } from "../../../domain/payment/account.ts";
import { Mark, type Tone } from "../../ui/office/mark.tsx";

type Invoice = {
  kind: number;
  paid: number;
  remainder: number;
  credited_by: { reference: string } | null;
};

const TONES: Record<Settlement, Tone> = {
  unpaid: "wait",
  "partly-paid": "wait",
  paid: "good",
  "to-refund": "bad",
};

/** From what the server counted, the same words as the domain's. */
export function settlementOf({ paid, remainder }: Pick<Invoice, "paid" | "remainder">): Settlement {
  if (remainder < 0) return "to-refund";
  if (remainder === 0) return "paid";
  return paid > 0 ? "partly-paid" : "unpaid";
}

export function InvoiceMark({ invoice }: { invoice: Invoice }) {
  if (invoice.kind === 381) return <Mark tone="quiet">{INVOICE_KIND_FR[381]}</Mark>;
  if (invoice.credited_by && invoice.remainder <= 0 && invoice.paid === 0)
    return <Mark tone="quiet">Annulée par un avoir</Mark>;
  const settlement = settlementOf(invoice);
  return <Mark tone={TONES[settlement]}>{SETTLEMENT_FR[settlement]}</Mark>;
}
