/** Validation of movements of money that the shop records. */
import * as z from "zod/mini";
import { parseLocalDate } from "../time.ts";
import {
  anId,
  filled,
  oneLine,
  orElse,
  paragraph,
  parseInput,
  read,
  type BadInput,
} from "../validation.ts";
import { PAYERS, PAYMENT_METHODS } from "./payment.ts";
import { REFUND_SOURCES } from "./refund.ts";
import { USES } from "./use.ts";

const NOTE_LIMIT = 500;
const NAME_LIMIT = 200;
const REFERENCE_LIMIT = 60;
const MOST_PARTS = 50;

const amount = () => z.int("Le montant est attendu en centimes entiers.");
const day = () => read(parseLocalDate, "La date n’existe pas.");
const method = z.enum(PAYMENT_METHODS, "Ce moyen de paiement n’existe pas.");
const note = paragraph(NOTE_LIMIT, "La note est trop longue : 500 caractères au plus.");
const reference = orElse(
  oneLine(REFERENCE_LIMIT, "La référence est trop longue : 60 caractères au plus."),
  "",
);

const receipt = z.object({
  id: orElse(anId(), null),
  invoice_id: anId(),
  method,
  amount: amount(),
  received_on: day(),
  note,
  payer: orElse(z.enum(PAYERS, "Ce payeur n’existe pas."), "client"),
  payer_name: orElse(oneLine(NAME_LIMIT, "Le nom du payeur est trop long."), ""),
  reference,
  on_account: orElse(amount(), 0),
  others: orElse(
    z
      .array(z.object({ invoice_id: anId(), amount: amount() }))
      .check(z.maxLength(MOST_PARTS - 1, "Cinquante factures au plus pour un paiement.")),
    [],
  ),
});
export type ReceiptInput = z.infer<typeof receipt>;
export const parseReceipt = (value: unknown): ReceiptInput | BadInput => parseInput(receipt, value);

const refund = z.object({
  id: orElse(anId(), null),
  invoice_id: anId(),
  source: orElse(z.enum(REFUND_SOURCES, "Choisissez d’où vient l’argent."), "invoice"),
  method,
  reference,
  amount: amount(),
  paid_on: day(),
  note,
  /** On the card that paid online, through the card service. */
  on_card: orElse(z.boolean(), false),
});
export type RefundInput = z.infer<typeof refund>;
export const parseRefund = (value: unknown): RefundInput | BadInput => parseInput(refund, value);

const use = z.object({
  id: orElse(anId(), null),
  invoice_id: anId(),
  use: z.enum(USES, "Choisissez ce que devient l’avance."),
  amount: amount(),
});
export type UseInput = z.infer<typeof use>;
export const parseUse = (value: unknown): UseInput | BadInput => parseInput(use, value);

const REASON_LIMIT = 500;

const dispute = z.object({
  invoice_id: anId(),
  reason: filled(REASON_LIMIT, "Écrivez ce que le client conteste."),
});
export type DisputeInput = z.infer<typeof dispute>;
export const parseDispute = (value: unknown): DisputeInput | BadInput => parseInput(dispute, value);

const fee = z.object({
  /** Chosen by the browser: the same request sent twice is one. */
  id: anId(),
  invoice_id: anId(),
  interest: amount(),
  /** The 40 EUR came in too. */
  indemnity: z.boolean(),
  method,
  reference,
  received_on: day(),
});
export type LateFeeInput = z.infer<typeof fee>;
export const parseLateFee = (value: unknown): LateFeeInput | BadInput => parseInput(fee, value);
