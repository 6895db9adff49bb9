/** What the shop writes in a quote, whatever its status. */
import type { BasisPoints, Cents } from "../money.ts";
import type { ConclusionPlace } from "./evidence.ts";
import type { QuoteLine } from "./line.ts";

export type QuoteContent = {
  id: string;
  client_id: string;
  repair_id: string | null;
  /** 1 for the first, one more each time a sent quote is revised. */
  version: number;
  subject: string;
  lines: readonly QuoteLine[];
  /** On the whole quote. */
  discount: BasisPoints;
  /** Asked for at acceptance, incl. VAT; 0 for none. */
  deposit: Cents;
  validity_days: number;
  conclusion_place: ConclusionPlace;
  /** Urgent home repair expressly asked for: payment before seven days and no withdrawal. */
  urgent_on_request: boolean;
  /** The first version's number, when this is a revision. */
  revises: string | null;
};
