/** Validation of a payment that the shop records. */
import * as z from "zod/mini";
import { parseLocalDate } from "../time.ts";
import { anId, paragraph, parseInput, read, type BadInput } from "../validation.ts";
import { PAYMENT_METHODS } from "./payment.ts";

const NOTE_LIMIT = 500;

const receipt = z.object({
  invoice_id: anId(),
  method: z.enum(PAYMENT_METHODS, "Ce moyen de paiement n’existe pas."),
  amount: z.int("Le montant est attendu en centimes entiers."),
  received_on: read(parseLocalDate, "La date n’existe pas."),
  note: paragraph(NOTE_LIMIT, "La note est trop longue : 500 caractères au plus."),
});

export type ReceiptInput = z.infer<typeof receipt>;
export const parseReceipt = (value: unknown): ReceiptInput | BadInput => parseInput(receipt, value);
