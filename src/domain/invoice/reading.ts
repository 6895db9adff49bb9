import type { InvoiceDocument } from "./document.ts";
import { withoutClient } from "../quote/reading.ts";

/** What the tracking link opens: the whole invoice is behind the link of the message sent to the client. */
export const readingCopy = (document: InvoiceDocument): InvoiceDocument => {
  const copy = withoutClient(document);
  const name = "Copie de lecture";
  const address = ["La facture à votre nom s’ouvre", "par le lien du message reçu."];
  return { ...copy, client: { ...copy.client, name, address } };
};
