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

export type QuoteActor = "shop" | "client" | "system";
export type QuotePassage = { from: QuoteStatus; to: QuoteStatus; by: QuoteActor };

/**
 * Every verb that changes a status asks this table. Back to "Brouillon" means a new version; the version
 * that was sent stays frozen. An agreement takes the client's signature; a refusal said by telephone is noted by the shop.
 */
export const QUOTE_PASSAGES = [
  { from: "Brouillon", to: "A envoyer", by: "shop" },
  { from: "Brouillon", to: "Envoyé", by: "shop" },
  { from: "A envoyer", to: "Envoyé", by: "shop" },
  { from: "Envoyé", to: "Accepté", by: "client" },
  { from: "Envoyé", to: "Refusé", by: "client" },
  { from: "Envoyé", to: "Refusé", by: "shop" },
  { from: "Envoyé", to: "Expiré", by: "system" },
  { from: "Envoyé", to: "Brouillon", by: "shop" },
  { from: "Refusé", to: "Brouillon", by: "shop" },
  { from: "Expiré", to: "Brouillon", by: "shop" },
] as const satisfies readonly QuotePassage[];

type StatusBefore<To, By> = Extract<(typeof QUOTE_PASSAGES)[number], { to: To; by: By }>["from"];

/** Narrows the quote to the statuses that the table names. */
export const mayPass = <
  Known extends { status: QuoteStatus },
  To extends QuoteStatus,
  By extends QuoteActor,
>(
  quote: Known,
  to: To,
  by: By,
): quote is Extract<Known, { status: StatusBefore<To, By> }> =>
  QUOTE_PASSAGES.some(
    (passage) => passage.from === quote.status && passage.to === to && passage.by === by,
  );

/** Not sent in this version: the shop may still write it, and its client cannot read it. */
export const UNSENT_STATUSES = QUOTE_STATUSES.filter((status) =>
  mayPass({ status }, "Envoyé", "shop"),
);

export const isUnsent = ({ status }: { status: string }): boolean =>
  UNSENT_STATUSES.some((unsent) => unsent === status);
