import type { QuoteDocument } from "./document.ts";

/**
 * The quote for somebody who follows the repair: its lines and its prices. A tracking link is passed on to a neighbour
 * or a family; who the client is and where they live stay in the document that was sent to them.
 */
export const readingCopy = (document: QuoteDocument): QuoteDocument => ({
  ...document,
  client: { name: "", address: [], type: document.client.type, siren: "" },
  place: [],
  appliance: document.appliance && { ...document.appliance, serial: "" },
});
