/** Validation of what the shop says when it issues an invoice, a deposit or a credit note. */
import * as z from "zod/mini";
import { parseLocalDate } from "../time.ts";
import {
  anId,
  oneLine,
  orElse,
  paragraph,
  parseInput,
  read,
  type BadInput,
} from "../validation.ts";
import { REASON_LIMIT, type CreditAsked } from "./credit.ts";
import { BILLED_NATURES, VAT_GROUNDS } from "./facts.ts";

const ORDER_LIMIT = 50;
const LINE_ID_LIMIT = 64;
const MOST_LINES = 200;

const vatGround = orElse(z.enum(VAT_GROUNDS, "Cette raison n’existe pas."), null);

const facts = z.object({
  performed_on: read(parseLocalDate, "La date de réalisation n’existe pas."),
  nature: z.enum(BILLED_NATURES, "Choisissez la nature de l’opération."),
  vat_ground: vatGround,
  order_number: orElse(
    oneLine(ORDER_LIMIT, "Le numéro de commande est trop long : 50 caractères au plus."),
    "",
  ),
});
export type IssueFactsInput = z.infer<typeof facts>;
export const parseIssueFacts = (value: unknown): IssueFactsInput | BadInput =>
  parseInput(facts, value);

const deposit = z.object({
  quote_id: anId(),
  amount: z.int("Le montant est attendu en centimes entiers."),
  vat_ground: vatGround,
});
export type DepositInput = z.infer<typeof deposit>;
export const parseDeposit = (value: unknown): DepositInput | BadInput => parseInput(deposit, value);

const creditedLines = orElse(
  z
    .array(
      z.object({
        line_id: z.string().check(z.maxLength(LINE_ID_LIMIT)),
        quantity: z.int("La quantité est attendue en dix-millièmes entiers."),
      }),
    )
    .check(z.maxLength(MOST_LINES, "Deux cents lignes au plus.")),
  null,
);

/** What a credit note would give back. */
export const parseCreditedLines = (value: unknown): CreditAsked["lines"] | BadInput =>
  parseInput(creditedLines, value);

/** The client reads it on a credit note and on a corrective invoice. */
export const reason = paragraph(REASON_LIMIT, "Le motif est trop long : 300 caractères au plus.");

const credit = z.object({
  invoice_id: anId(),
  reason,
  lines: creditedLines,
});
export const parseCredit = (value: unknown): (CreditAsked & { invoice_id: string }) | BadInput =>
  parseInput(credit, value);
