import type { TrackedQuote, TrackingProps } from "../props.ts";

/** The quote whose date passed before any answer, when the repair waits for nothing else. */
export function lapsedQuote({
  status,
  quotes,
}: Pick<TrackingProps, "status" | "quotes">): TrackedQuote | undefined {
  if (status !== "Devis en attente Client") return undefined;
  if (quotes.some((quote) => quote.status === "Envoyé")) return undefined;
  const [latest] = quotes;
  return latest?.status === "Expiré" ? latest : undefined;
}
