/** A new line at the price that this repair brings: the zone of its journey, the bonus of its appliance. */
import type { QuoteLine } from "../../../../domain/quote/line.ts";
import { lineOf } from "../../../../domain/quote/price-book/price.ts";
import { priceOf } from "./price-of.ts";
import type { QuoteOffers } from "./query.ts";

export function offeredLine(line: QuoteLine, offers: QuoteOffers | undefined): QuoteLine {
  if (line.kind === "travel" && offers?.zone) {
    const zone = lineOf(priceOf(offers.zone), line.id);
    return { ...zone, vat_rate: line.vat_rate === 0 ? 0 : zone.vat_rate };
  }
  if (line.kind === "bonus" && offers?.bonus) return { ...line, unit_price: offers.bonus };
  return line;
}
