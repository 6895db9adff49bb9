/** A price as the interface answers it, in the words of the domain. */
import { isVatRate } from "../../../../domain/quote/line.ts";
import { PRICE_KINDS, type Price } from "../../../../domain/quote/price-book/price.ts";
import type { ListedPrice } from "./query.ts";

export const priceOf = ({ kind, vat_rate, condition, ...rest }: ListedPrice): Price => ({
  ...rest,
  kind: PRICE_KINDS.find((known) => known === kind) ?? "part",
  vat_rate: isVatRate(vat_rate) ? vat_rate : 2000,
  condition: condition === "used" || condition === "new" ? condition : null,
});
