/** What was received on an invoice follows it to the corrective invoice that replaces it: no money moves. */
import type { Invoice } from "../../invoice/invoice.ts";
import type { LocalDate } from "../../time.ts";
import { paidOn, type InvoiceAccount } from "../account.ts";
import type { Payment } from "../payment.ts";

type Carrying = { today: LocalDate; newId: () => string };

/** A movement for each payer, of two entries that add up to nothing; none where nothing is left of what was received. */
export const carryPayments = (
  { invoice, payments }: InvoiceAccount,
  corrective: Invoice,
  carrying: Carrying,
): Payment[][] =>
  [...Map.groupBy(payments, ({ payer, payer_name }) => `${payer} ${payer_name}`).values()]
    .map((entries) => ({ entry: entries[0], amount: paidOn(entries) }))
    .flatMap(({ entry, amount }) =>
      entry && amount !== 0 ? [carried({ entry, amount }, { invoice, corrective }, carrying)] : [],
    );

function carried(
  { entry, amount }: { entry: Payment; amount: number },
  { invoice, corrective }: { invoice: Invoice; corrective: Invoice },
  { today, newId }: Carrying,
): Payment[] {
  const movement_id = newId();
  const { payer, payer_name } = entry;
  return [
    { from: invoice, amount: 0 - amount, note: `Reporté sur la facture ${corrective.reference}` },
    { from: corrective, amount, note: `Reporté de la facture ${invoice.reference}` },
  ].map(({ from, ...moved }, position) => ({
    ...moved,
    id: newId(),
    movement_id,
    position,
    kind: "transfer",
    invoice_id: from.id,
    client_id: from.client_id,
    repair_id: from.repair_id,
    payable_from: from.payable_from,
    payer,
    payer_name,
    method: "account",
    reference: "",
    received_on: today,
    corrects_id: null,
  }));
}

/** Money that followed its invoice to the one that replaces it; money used from the client's account has no note. */
export const isCarried = ({ kind, note }: { kind: string; note: string }): boolean =>
  kind === "transfer" && note !== "";
