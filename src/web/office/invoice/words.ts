const list = new Intl.ListFormat("fr");

/** `facts`: what the server says is missing, each with its article. An issued document is never completed. */
export const missingText = (facts: readonly string[]): string =>
  `Pour une plateforme agréée, il y manque ${list.format(facts)}. Complétez vos fiches pour les prochaines factures.`;
