/** Validation of a certificate, and of taking it back. */
import * as z from "zod/mini";
import { anId, badInput, filled, paragraph, parseInput, type BadInput } from "../../validation.ts";
import { CERTIFICATE_REASONS } from "./reason.ts";

const PRECISIONS = 1_000;
export const FAULT_LIMIT = 500;

const certifying = z.object({
  id: anId(),
  repair_id: anId(),
  reason: z.enum(CERTIFICATE_REASONS, "Choisissez une raison."),
  fault: filled(FAULT_LIMIT, "Dites la panne que vous avez constatée."),
  note: paragraph(PRECISIONS),
});
export type CertificateInput = z.infer<typeof certifying>;

/** A reason that the list does not name is told in the precisions. */
export function parseCertificate(value: unknown): CertificateInput | BadInput {
  const input = parseInput(certifying, value);
  if ("refused" in input || input.reason !== "other" || input.note !== "") return input;
  return badInput({ note: "Dites la raison." });
}

const withdrawing = z.object({
  certificate_id: anId(),
  why: filled(FAULT_LIMIT, "Dites pourquoi l’attestation est retirée."),
});
export type WithdrawalInput = z.infer<typeof withdrawing>;
export const parseWithdrawal = (value: unknown): WithdrawalInput | BadInput =>
  parseInput(withdrawing, value);
