import { INVOICE_KIND_FR, isCreditKind } from "../../../domain/invoice/kind.ts";
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
  total_incl: number;
  credited_incl: number;
  dispute: { reason: string } | null;
  replaced_by: { reference: string } | null;
};

const TONES: Record<Settlement, Tone> = {
  unpaid: "wait",
  "partly-paid": "wait",
  paid: "good",
  "to-refund": "bad",
};

export function InvoiceMark({ invoice }: { invoice: Invoice }) {
  const { kind } = invoice;
  if (isCreditKind(kind)) return <Mark tone="quiet">{INVOICE_KIND_FR[kind]}</Mark>;
  if (invoice.replaced_by)
    return <Mark tone="quiet">{`Remplacée par ${invoice.replaced_by.reference}`}</Mark>;
  if (isCancelled(invoice)) return <Mark tone="quiet">Annulée par un avoir</Mark>;
  const settlement = settlementOf(invoice);
  return (
    <>
      {invoice.dispute && <Mark tone="bad">Contestée</Mark>}
      {kind === 384 && <Mark tone="quiet">Rectificative</Mark>}
      {kind === 386 && <Mark tone="quiet">Acompte</Mark>}
      <Mark tone={TONES[settlement]}>{SETTLEMENT_FR[settlement]}</Mark>
    </>
  );
}
