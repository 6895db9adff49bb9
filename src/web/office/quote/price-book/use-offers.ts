import { useRead } from "../../../platform/query.ts";
import { quoteOffersQuery, type QuoteOffers } from "./query.ts";

/** For the quote of this repair; undefined until it is known. */
export const useOffers = (repair_id: string): QuoteOffers | undefined =>
  useRead({
    query: quoteOffersQuery,
    variables: { repair_id },
    nouns: ["price", "repair", "client"],
  }).data?.quote_offers ?? undefined;
