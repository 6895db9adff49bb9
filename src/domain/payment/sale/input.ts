/** Validation of a sale at the counter. */
import * as z from "zod/mini";
import { isRefusal } from "../../decision.ts";
import { parseDirect, type DirectInput } from "../../invoice/direct/input.ts";
import { anId, oneLine, orElse, parseInput, type BadInput } from "../../validation.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "../payment.ts";

const sale = z.object({
  /** Of the sheet that the sale makes; chosen by the browser, so that a request sent twice is one sale. */
  id: anId(),
  /** Null for who buys in passing. */
  client_id: orElse(anId(), null),
  name_refused: orElse(z.boolean(), false),
  /** Null when it is paid later. */
  method: orElse(z.enum(PAYMENT_METHODS, "Ce moyen de paiement n’existe pas."), null),
  reference: orElse(oneLine(60, "La référence est trop longue : 60 caractères au plus."), ""),
});

export type SaleInput = Omit<DirectInput, "repair_id"> & {
  id: string;
  client_id: string | null;
  name_refused: boolean;
  method: PaymentMethod | null;
  reference: string;
};

type Written = Omit<Parameters<typeof parseDirect>[0], "repair_id"> & {
  facts: unknown;
  id: unknown;
  client_id?: unknown;
  name_refused?: unknown;
  method?: unknown;
  reference?: unknown;
};

export function parseSale({
  subject,
  lines,
  discount,
  notes,
  facts,
  ...rest
}: Written): SaleInput | BadInput {
  const buyer = parseInput(sale, rest);
  if (isRefusal(buyer)) return buyer;
  const sold = parseDirect({ repair_id: buyer.id, subject, lines, discount, notes }, facts);
  if (isRefusal(sold)) return sold;
  const { repair_id: _sheet, ...direct } = sold;
  return { ...buyer, ...direct };
}
