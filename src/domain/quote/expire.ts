/** A quote may be accepted until the end of its last day, on the shop's clock. */
import { addDays, startOfDay, type Instant, type LocalDate, type Zone } from "../time.ts";
import type { ExpiredQuote, Quote } from "./quote.ts";
import { mayPass } from "./status.ts";

/** The first instant at which the quote can no longer be answered; fixed by sending. */
export const expiryOf = (valid_until: LocalDate, zone: Zone): Instant =>
  startOfDay(addDays(valid_until, 1), zone);

export const isPast = ({ expires_at }: { expires_at: Instant }, at: Instant): boolean =>
  at >= expires_at;

/** Undefined for a quote that may still be answered, or that was answered or revised. */
export const expireQuote = (quote: Quote, at: Instant): ExpiredQuote | undefined =>
  mayPass(quote, "Expiré", "system") && isPast(quote, at)
    ? { ...quote, status: "Expiré" }
    : undefined;
