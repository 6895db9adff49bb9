import type { VatRate } from "../../../../domain/quote/line.ts";
import { ordinaryRate } from "../../../../domain/quote/price/ordinary-rate.ts";
import { useShop } from "../../shop/use-shop.ts";

/** The rate of a new line; `isExempt`: of a document whose regime is not the shop's of today. */
export function useOrdinaryRate(isExempt?: boolean): VatRate {
  const shop = useShop();
  const exempt = isExempt ?? shop?.vat_regime === "franchise";
  return ordinaryRate(exempt ? "franchise" : "normal", shop?.zipcode ?? "");
}
