/** What the shop writes in a quote, whatever its status. */
import type { BasisPoints } from "../money.ts";
import type { QuoteLine } from "./line.ts";

export type QuoteContent = {
  id: string;
  client_id: string;
  repair_id: string;
  /** 1 for the first, one more each time a sent quote is revised. */
  version: number;
  subject: string;
  lines: readonly QuoteLine[];
  /** On the whole quote. */
  discount: BasisPoints;
  /** Asked for at acceptance, as a share of what the client has to pay; 0 for none. */
  deposit: BasisPoints;
  validity_days: number;
  /** The client wants the parts that are taken out. */
  keeps_parts: boolean;
  /** Urgent home repair expressly asked for: payment before seven days and no withdrawal. */
  urgent_on_request: boolean;
  /** Printed under the lines. */
  notes: string;
};
