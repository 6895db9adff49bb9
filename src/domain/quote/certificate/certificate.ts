/** « Attestation d’irréparabilité »: a technician says why an appliance cannot be repaired; taken back, it stays in the journal. */
import { refuse, type Decision } from "../../decision.ts";
import type { JournalItem } from "../../repair/journal.ts";
import type { CertificateInput, WithdrawalInput } from "./input.ts";
import { CERTIFICATE_REASON_FR } from "./reason.ts";

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
