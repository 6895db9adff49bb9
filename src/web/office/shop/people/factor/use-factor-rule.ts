import { dateOf, parseLocalDate, toInstant, type LocalDate } from "../../../../../domain/time.ts";
import { selectedShop } from "../../../../platform/acting-shop.ts";
import type { ResultOf } from "../../../../platform/graphql.ts";
import { useRead, type Read } from "../../../../platform/query.ts";
import { useNow } from "../../../../ui/use-now.ts";
import { useZone } from "../../use-shop.ts";
import { factorRuleQuery } from "../query.ts";

/** `from`: the first day on which nothing opens without a second factor. */
export type FactorRule = { from: LocalDate | undefined; today: LocalDate };
type Known = { read: Read<ResultOf<typeof factorRuleQuery>>; rule: FactorRule | undefined };

export function useFactorRule(): Known {
  const id = selectedShop() ?? "";
  const read = useRead({ query: factorRuleQuery, variables: { id }, nouns: ["shop"] });
  const today = dateOf(toInstant(useNow()), useZone());
  const shop = read.data?.repair_shop;
  const from = parseLocalDate(shop?.second_factor_from ?? "");
  return { read, rule: shop ? { from, today } : undefined };
}
