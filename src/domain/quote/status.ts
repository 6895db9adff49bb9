/** The six statuses of the specification, spelt as it spells them, and who may pass a quote from one to the next. */
export const QUOTE_STATUSES = [
  "Brouillon",
  "A envoyer",
  "Envoyé",
  "Accepté",
  "Refusé",
  "Expiré",
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** The shorter list of the specification, for filters. */
export const SHORT_QUOTE_STATUSES = [
  "A envoyer",
  "Envoyé",
  "Accepté",
  "Refusé",
] as const satisfies readonly QuoteStatus[];

export type QuoteActor = "shop" | "client" | "system";
export type QuotePassage = { from: QuoteStatus; to: QuoteStatus; by: readonly QuoteActor[] };

/**
 * Back to "Brouillon" means a new version; the version that was sent stays frozen. The shop may note
 * a refusal heard on the telephone, never an agreement: that takes the client's signature.
 */
export const QUOTE_PASSAGES: readonly QuotePassage[] = [
  { from: "Brouillon", to: "A envoyer", by: ["shop"] },
  { from: "A envoyer", to: "Brouillon", by: ["shop"] },
  { from: "Brouillon", to: "Envoyé", by: ["shop"] },
  { from: "A envoyer", to: "Envoyé", by: ["shop"] },
  { from: "Envoyé", to: "Accepté", by: ["client"] },
  { from: "Envoyé", to: "Refusé", by: ["client", "shop"] },
  { from: "Envoyé", to: "Expiré", by: ["system"] },
  { from: "Envoyé", to: "Brouillon", by: ["shop"] },
  { from: "Refusé", to: "Brouillon", by: ["shop"] },
  { from: "Expiré", to: "Brouillon", by: ["shop"] },
];

export const mayPass = (from: QuoteStatus, to: QuoteStatus, by: QuoteActor): boolean =>
  QUOTE_PASSAGES.some(
    (passage) => passage.from === from && passage.to === to && passage.by.includes(by),
  );

export const passagesFrom = (from: QuoteStatus, by: QuoteActor): QuoteStatus[] =>
  QUOTE_PASSAGES.filter((passage) => passage.from === from && passage.by.includes(by)).map(
    ({ to }) => to,
  );
