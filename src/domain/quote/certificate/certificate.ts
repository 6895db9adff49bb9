/** « Attestation d’irréparabilité »: a technician says why an appliance cannot be repaired; taken back, it stays in the journal. */
import * as z from "zod/mini";
import { refuse, type Decision } from "../../decision.ts";
import type { JournalItem } from "../../repair/journal.ts";
import { anId, badInput, filled, paragraph, parseInput, type BadInput } from "../../validation.ts";

/** Words stored; `other` says it in the precisions. */
export const CERTIFICATE_REASONS = [
  "parts",
  "cost",
  "damage",
  "danger",
  "sealed",
  "other",
] as const;
export type CertificateReason = (typeof CERTIFICATE_REASONS)[number];

export const CERTIFICATE_REASON_FR: Record<CertificateReason, string> = {
  parts: "Pièces nécessaires introuvables ou plus fabriquées",
  cost: "Réparation plus chère que l’appareil ne vaut",
  damage: "Appareil trop endommagé",
  danger: "Appareil dangereux, même réparé",
  sealed: "Appareil qui ne se démonte pas sans être détruit",
  other: "Autre raison",
};

/** Insurers tell the two apart. */
export const irreparableText = (reason: CertificateReason): string =>
  reason === "cost" ? "économiquement irréparable" : "techniquement irréparable";

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

export type CertificateRefusal = "no-appliance" | "already-certified";

/** `isCertified`: a certificate of this repair stands. */
export function certify(
  { id, reason, fault }: CertificateInput,
  repair: { hasAppliance: boolean; isCertified: boolean },
): Decision<JournalItem, CertificateRefusal> {
  if (repair.isCertified) return refuse("already-certified");
  if (!repair.hasAppliance) return refuse("no-appliance");
  const payload = { certificate_id: id, reason: CERTIFICATE_REASON_FR[reason], fault };
  return { type: "DeviceCertified", payload };
}

export function withdraw(
  { certificate_id, why }: WithdrawalInput,
  certificate: { withdrawn_at: unknown },
): Decision<JournalItem, "already-withdrawn"> {
  if (certificate.withdrawn_at !== null) return refuse("already-withdrawn");
  return { type: "CertificateWithdrawn", payload: { certificate_id, why } };
}
