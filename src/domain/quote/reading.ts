import type { QuoteDocument } from "./document.ts";
import type { Parties } from "./parties.ts";

/** Its lines and prices: a tracking link is passed on to a neighbour, who the client is and where they live is not. */
export const readingCopy = (document: QuoteDocument): QuoteDocument => withoutClient(document);

/** Of a quote or an invoice. */
export const withoutClient = <Document extends Parties>(document: Document): Document => ({
  ...document,
  client: { name: "", address: [], type: document.client.type, siren: "" },
  place: [],
  appliance: document.appliance && { ...document.appliance, serial: "" },
});
