/** Validation of an invoice that the shop writes without a quote. */
import { isRefusal } from "../../decision.ts";
import { parseDraft, type DraftContent } from "../../quote/input.ts";
import type { QuoteLine } from "../../quote/line.ts";
import type { BadInput } from "../../validation.ts";
import type { IssueFacts } from "../facts.ts";
import { parseIssueFacts } from "../input.ts";
import type { DirectSale } from "./direct.ts";

export type DirectLines = { repair_id: string; lines: readonly QuoteLine[] };
export type DirectInput = DirectSale & { repair_id: string; facts: IssueFacts };

type Written = Pick<DraftContent, "subject" | "discount" | "notes"> & {
  repair_id: string;
  lines?: unknown;
};

/** What a quote says and an invoice does not. */
const NO_QUOTE = {
  deposit: 0,
  validity_days: 1,
  keeps_parts: false,
  urgent_on_request: false,
};

export function parseDirect(
  { repair_id, subject, lines, discount, notes }: Written,
  facts: unknown,
): DirectInput | BadInput {
  const sale = parseSale({ subject, lines, discount, notes });
  if (isRefusal(sale)) return sale;
  const decided = parseIssueFacts(facts);
  return isRefusal(decided) ? decided : { ...sale, repair_id, facts: decided };
}

/** `repair_id` is an id already. The lines alone, while the dialog shows what they come to. */
export function parseDirectLines(repair_id: string, lines: unknown): DirectLines | BadInput {
  const sale = parseSale({ subject: "", lines, discount: 0, notes: "" });
  return isRefusal(sale) ? sale : { repair_id, lines: sale.lines };
}

export function parseSale(written: Omit<Written, "repair_id">): DirectSale | BadInput {
  const draft = parseDraft({ ...NO_QUOTE, ...written });
  if (isRefusal(draft)) return draft;
  const { subject, lines, discount, notes } = draft;
  return { subject, lines, discount, notes };
}
