import { fullName } from "../../../../domain/client/names.ts";
import type { InvoiceParts } from "../../invoice/parts.ts";
import type { SpreadInvoice } from "./spread-state.ts";

/** `client` is written where several of them are paid for at once. */
export type ListedSpread = SpreadInvoice & { client: string };

type Client = { id: string } & Parameters<typeof fullName>[0];

export const spreadOf = (
  { id, reference, issued_on, remainder }: InvoiceParts,
  client: Client,
): ListedSpread => ({
  id,
  reference,
  issued_on,
  remainder,
  client_id: client.id,
  client: fullName(client),
});
