/** The six statuses of the specification, and who may pass a quote from one to the next. */
export const QUOTE_STATUSES = [
  "draft",
  "to_send",
  "sent",
  "accepted",
  "refused",
  "expired",
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

export const QUOTE_STATUS_FR: Record<QuoteStatus, string> = {
  draft: "Brouillon",
  to_send: "A envoyer",
  sent: "Envoyé",
  accepted: "Accepté",
  refused: "Refusé",
  expired: "Expiré",
};

/** The shorter list of the specification, for filters. */
export const SHORT_QUOTE_STATUSES = [
  "to_send",
  "sent",
  "accepted",
  "refused",
] as const satisfies readonly QuoteStatus[];

export type QuoteActor = "shop" | "client" | "system";
export type QuotePassage = { from: QuoteStatus; to: QuoteStatus; by: readonly QuoteActor[] };

/**
 * Back to draft means a new version; the version that was sent stays frozen. The shop may note a
 * refusal heard on the telephone, never an agreement: that takes the client's signature.
 */
export const QUOTE_PASSAGES: readonly QuotePassage[] = [
  { from: "draft", to: "to_send", by: ["shop"] },
  { from: "to_send", to: "draft", by: ["shop"] },
  { from: "draft", to: "sent", by: ["shop"] },
  { from: "to_send", to: "sent", by: ["shop"] },
  { from: "sent", to: "accepted", by: ["client"] },
  { from: "sent", to: "refused", by: ["client", "shop"] },
  { from: "sent", to: "expired", by: ["system"] },
  { from: "sent", to: "draft", by: ["shop"] },
  { from: "refused", to: "draft", by: ["shop"] },
  { from: "expired", to: "draft", by: ["shop"] },
];

export const mayPass = (from: QuoteStatus, to: QuoteStatus, by: QuoteActor): boolean =>
  QUOTE_PASSAGES.some(
    (passage) => passage.from === from && passage.to === to && passage.by.includes(by),
  );

export const passagesFrom = (from: QuoteStatus, by: QuoteActor): QuoteStatus[] =>
  QUOTE_PASSAGES.filter((passage) => passage.from === from && passage.by.includes(by)).map(
    ({ to }) => to,
  );
