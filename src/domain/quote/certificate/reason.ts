/** Why an appliance cannot be repaired. */

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
