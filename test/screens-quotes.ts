/** Screens of what a quote leaves to choose, of the agreement to it and of the withdrawal from it. */
import type { Page } from "@playwright/test";
import type { Placeless } from "./screens.ts";
import { ask, opened } from "./screens-opening.ts";

export type DemoQuote = {
  id: string;
  quoteid: string;
  reference: string | null;
  status: string;
  lines: { option?: object }[];
};

const withOptions = (quotes: readonly DemoQuote[], status: string): DemoQuote[] =>
  quotes.filter((quote) => quote.status === status && quote.lines.some(({ option }) => option));

/** As its client reads it, and where they withdraw. */
export const sharedQuoteScreens = (quotes: readonly DemoQuote[]): Placeless[] => [
  ...withOptions(quotes, "Envoyé")
    .slice(0, 1)
    .map(({ quoteid }) => ({ name: "devis-choix", path: `/quote/${quoteid}` })),
  ...quotes
    .filter(({ status }) => status === "Accepté")
    .slice(0, 1)
    .map(({ quoteid }) => ({ name: "devis-renoncer", path: `/quote/${quoteid}/renoncer` })),
];

/** The editor, and the agreement that is taken before the shop. */
export const officeQuoteScreens = (quotes: readonly DemoQuote[]): Placeless[] => [
  ...withOptions(quotes, "Brouillon")
    .slice(0, 1)
    .map(({ id }) => ({ name: "bureau-devis-choix", path: `/app/repair/quote/${id}` })),
  ...withOptions(quotes, "Envoyé")
    .slice(0, 1)
    .map(({ id }) => ({
      name: "bureau-accord",
      path: `/app/repair/quote/${id}`,
      open: opened("Faire signer ici"),
    })),
];

/** Dialogs about money: a dispute, the client's account, what is given back of it. */
export type DemoInvoice = { id: string; kind: number; remainder: number };
type Repair = { id: string; client: { id: string }; invoices: readonly DemoInvoice[] };

const isOwed = ({ kind, remainder }: DemoInvoice): boolean => kind === 380 && remainder > 100;

/** On the sheet of an unpaid invoice, then on the page of its client. */
export function moneyScreens(repairs: readonly Repair[]): Placeless[] {
  const unpaid = repairs.find(({ invoices }) => invoices.some(isOwed));
  const invoice = unpaid?.invoices.find(isOwed);
  if (!unpaid || !invoice) return [];
  return [
    {
      name: "bureau-contester",
      path: `/app/sheet/${unpaid.id}`,
      open: opened("Facture contestée"),
    },
    {
      name: "bureau-compte-client",
      path: `/app/client/${unpaid.client.id}`,
      open: opened("Enregistrer un paiement"),
    },
    {
      name: "bureau-avance-rendre",
      path: "",
      follows: true,
      open: async (page) => {
        await keepAdvance(page, invoice);
        await opened("Rembourser l’avance")(page);
      },
    },
  ];
}

/** One cent of the invoice and five euros too much. */
async function keepAdvance(page: Page, { id }: DemoInvoice): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await ask(
    page.request,
    `mutation { recordPayment(input: { invoice_id: "${id}", method: "card", amount: 1, on_account: 500, received_on: "${today}", note: "" }) { __typename } }`,
  );
}
