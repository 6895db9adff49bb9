import type { QuoteDocument } from "./document.ts";

/** Its lines and prices: a tracking link is passed on to a neighbour, who the client is and where they live is not. */
export const readingCopy = (document: QuoteDocument): QuoteDocument => ({
  ...document,
  client: { name: "", address: [], type: document.client.type, siren: "" },
  place: [],
  appliance: document.appliance && { ...document.appliance, serial: "" },
});
