/** What is said of the token with which an authority stamped an end of the chain (RFC 3161). */

export const STAMP_FAULTS = [
  "unreadable",
  "other-digest",
  "bad-signature",
  "not-for-stamps",
  "expired",
  "untrusted",
] as const;
export type StampFault = (typeof STAMP_FAULTS)[number];

export const STAMP_FAULT_FR: Record<StampFault, string> = {
  unreadable: "le jeton est illisible",
  "other-digest": "le jeton est celui d’une autre empreinte",
  "bad-signature": "la signature du jeton n’est pas valable",
  "not-for-stamps": "le certificat du jeton n’est pas celui d’un service d’horodatage",
  expired: "le certificat n’était pas valable à l’instant du jeton",
  untrusted: "le certificat ne vient pas de l’autorité choisie (TIMESTAMP_CA)",
};

/** `authority`: the name in the certificate that signed. */
export type StampCheck =
  | { fault: StampFault }
  | {
      authority: string;
      /** Whether the certificate comes from an authority that the installation chose; false when it chose none. */
      is_trusted: boolean;
    };

/** « signature vérifiée (FreeTSA) » */
export function stampText(check: StampCheck): string {
  if ("fault" in check) return `non vérifié : ${STAMP_FAULT_FR[check.fault]}`;
  const { authority, is_trusted } = check;
  const named = authority ? ` (${authority})` : "";
  return is_trusted
    ? `signature vérifiée${named}`
    : `signature vérifiée${named}, sans autorité choisie`;
}

/** « 12 horodatages vérifiés », empty when nothing was stamped. */
export function stampsText({ verified, trusted }: { verified: number; trusted: number }): string {
  if (verified === 0) return "";
  const counted = `${verified.toLocaleString("fr-FR")} ${verified > 1 ? "horodatages vérifiés" : "horodatage vérifié"}`;
  return trusted === verified ? counted : `${counted}, sans autorité choisie (TIMESTAMP_CA)`;
}
