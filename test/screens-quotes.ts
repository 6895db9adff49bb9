/** Screens of what a quote leaves to choose, of the agreement to it and of the withdrawal from it. */
import type { Placeless } from "./screens.ts";
import { opened } from "./screens-opening.ts";

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
