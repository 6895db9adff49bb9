import { INVOICE_KIND_FR } from "../../../domain/invoice/kind.ts";
import {
  isCancelled,
  SETTLEMENT_FR,
  settlementOf,
  type Settlement,
} from "../../../domain/payment/account.ts";
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

export function InvoiceMark({ invoice }: { invoice: Invoice }) {
  if (invoice.kind === 381) return <Mark tone="quiet">{INVOICE_KIND_FR[381]}</Mark>;
  if (isCancelled(invoice)) return <Mark tone="quiet">Annulée par un avoir</Mark>;
  const settlement = settlementOf(invoice);
  return <Mark tone={TONES[settlement]}>{SETTLEMENT_FR[settlement]}</Mark>;
}
