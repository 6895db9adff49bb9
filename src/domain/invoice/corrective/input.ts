/** Validation of what replaces an invoice. */
import * as z from "zod/mini";
import { isRefusal } from "../../decision.ts";
import type { QuoteLine } from "../../quote/line.ts";
import { bare } from "../../shop/legal-ids.ts";
import { BAD_VAT_NUMBER, isUnionVatNumber } from "../../shop/vat-number.ts";
import {
  anId,
  oneLine,
  orElse,
  paragraph,
  parseInput,
  read,
  type BadInput,
} from "../../validation.ts";
import { parseSale } from "../direct/input.ts";
import { parseIssueFacts, reason } from "../input.ts";
import type { CorrectiveAsked } from "./corrective.ts";

const NAME_LIMIT = 200;
const ADDRESS_LIMIT = 500;
const MOST_ADDRESS_LINES = 6;

const parseVatNumber = (text: string): string | undefined =>
  text.trim() === "" || isUnionVatNumber(text) ? bare(text) : undefined;

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const corrective = z.object({
  invoice_id: anId(),
  client: z.object({
    name: oneLine(NAME_LIMIT, "Le nom est trop long : 200 caractères au plus."),
    address: z.pipe(
      paragraph(ADDRESS_LIMIT, "L’adresse est trop longue.").check(
        z.refine((text) => linesOf(text).length <= MOST_ADDRESS_LINES, "Six lignes au plus."),
      ),
      z.transform(linesOf),
    ),
    siren: orElse(oneLine(20, "Le SIREN compte 9 chiffres."), ""),
    vat_number: orElse(read(parseVatNumber, BAD_VAT_NUMBER), ""),
  }),
  reason,
});

export type CorrectiveInput = CorrectiveAsked & { invoice_id: string };
type Written = {
  invoice_id: unknown;
  client: unknown;
  reason: unknown;
  facts: unknown;
  lines?: unknown;
  discount: number;
};

export function parseCorrective({
  facts: written,
  lines,
  discount,
  ...rest
}: Written): CorrectiveInput | BadInput {
  const input = parseInput(corrective, rest);
  if (isRefusal(input)) return input;
  const facts = parseIssueFacts(written);
  if (isRefusal(facts)) return facts;
  const sale = parseSale({ subject: "", lines, discount, notes: "" });
  if (isRefusal(sale)) return sale;
  const sold: readonly QuoteLine[] = sale.lines;
  return { ...input, facts, lines: sold, discount: sale.discount };
}
