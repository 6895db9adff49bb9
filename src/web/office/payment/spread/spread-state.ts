/** How one payment is shared between invoices, while it is typed. */
import { formatEuros, sum } from "../../../../domain/money.ts";
import type { Payer } from "../../../../domain/payment/payment.ts";
import { spreadPayment, type OwingInvoice } from "../../../../domain/payment/spread.ts";
import { NOT_POSITIVE } from "../receipt-form.ts";

export type SpreadInvoice = OwingInvoice & { reference: string; client_id: string };

export type SpreadState = {
  amount: number;
  /** Typed by hand: it no longer follows what is chosen. */
  isTyped: boolean;
  /** Cents of each invoice that is chosen; NaN while it cannot be read. */
  parts: Readonly<Record<string, number | undefined>>;
};

const owedOf = (invoices: readonly OwingInvoice[]): number =>
  sum(invoices.map(({ remainder }) => remainder));

/** Every invoice, paid in full. */
export const startSpread = (invoices: readonly SpreadInvoice[]): SpreadState => ({
  amount: owedOf(invoices),
  isTyped: false,
  parts: Object.fromEntries(invoices.map(({ id, remainder }) => [id, remainder])),
});

export const chosenOf = <Invoice extends OwingInvoice>(
  { parts }: SpreadState,
  invoices: readonly Invoice[],
): Invoice[] => invoices.filter(({ id }) => parts[id] !== undefined);

/** Another amount is spread again over what is chosen. */
export const withAmount = (
  state: SpreadState,
  invoices: readonly SpreadInvoice[],
  amount: number,
): SpreadState => ({
  amount,
  isTyped: true,
  parts: partsOf(amount, chosenOf(state, invoices)),
});

/** One more or one less; an amount that was not typed follows. */
export function withChosen(
  state: SpreadState,
  invoices: readonly SpreadInvoice[],
  id: string,
): SpreadState {
  const isChosen = (invoice: SpreadInvoice) =>
    (state.parts[invoice.id] !== undefined) !== (invoice.id === id);
  const chosen = invoices.filter(isChosen);
  const amount = state.isTyped ? state.amount : owedOf(chosen);
  return { ...state, amount, parts: partsOf(amount, chosen) };
}

export const withPart = (state: SpreadState, id: string, part: number): SpreadState => ({
  ...state,
  parts: { ...state.parts, [id]: part },
});

function partsOf(amount: number, chosen: readonly OwingInvoice[]): SpreadState["parts"] {
  const { parts } = spreadPayment(Number.isNaN(amount) ? 0 : amount, chosen);
  const given = new Map(parts.map((part) => [part.invoice_id, part.amount]));
  return Object.fromEntries(chosen.map(({ id }) => [id, given.get(id) ?? 0]));
}

const given = ({ parts }: SpreadState): number[] => Object.values(parts).map((part) => part ?? 0);

/** What is on no invoice: kept for the client, too much given when it is negative. */
export const restOf = (state: SpreadState): number => state.amount - sum(given(state));

/** As the server takes it; the first invoice answers. Undefined without any. */
export function movementOf(state: SpreadState, invoices: readonly SpreadInvoice[]) {
  const [first, ...others] = chosenOf(state, invoices)
    .map(({ id: invoice_id }) => ({ invoice_id, amount: state.parts[invoice_id] ?? 0 }))
    .filter(({ amount }) => amount > 0);
  return first && { ...first, others, on_account: restOf(state) };
}

export type SpreadFaults = { amount: string | null; parts: Record<string, string | undefined> };

export function faultsOf(
  state: SpreadState,
  invoices: readonly SpreadInvoice[],
  payer: Payer,
): SpreadFaults {
  const chosen = chosenOf(state, invoices);
  const parts = chosen.flatMap(({ id, remainder }) => {
    const fault = partFault(state.parts[id] ?? 0, remainder);
    return fault ? [[id, fault] as const] : [];
  });
  return { amount: amountFault(state, chosen, payer), parts: Object.fromEntries(parts) };
}

function partFault(part: number, remainder: number): string | undefined {
  if (!(part >= 0)) return NOT_POSITIVE;
  return part > remainder ? `Il ne reste que ${formatEuros(remainder)} à régler.` : undefined;
}

function amountFault(
  state: SpreadState,
  chosen: readonly SpreadInvoice[],
  payer: Payer,
): string | null {
  if (!(state.amount > 0)) return NOT_POSITIVE;
  if (!given(state).some((part) => part > 0)) return "Choisissez au moins une facture.";
  const rest = restOf(state);
  if (rest < 0) return `Les factures reçoivent ${formatEuros(-rest)} de plus que ce montant.`;
  if (rest === 0) return null;
  if (payer !== "client")
    return `${formatEuros(rest)} ne vont à aucune facture : une avance ne se garde que pour le client.`;
  return new Set(chosen.map(({ client_id }) => client_id)).size > 1
    ? `${formatEuros(rest)} ne vont à aucune facture : ces factures sont de plusieurs clients.`
    : null;
}
