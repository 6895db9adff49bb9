import {
  NAMED_PERIODS,
  namedPeriod,
  periodOf,
  type NamedPeriod,
  type SalesPeriod,
} from "../../../../domain/ledger/sales/period.ts";
import type { LocalDate } from "../../../../domain/time.ts";
import type { SalesSearch } from "./search-params.ts";

/** A name that is none of ours is this month. */
export const nameOf = ({ periode }: Pick<SalesSearch, "periode">): NamedPeriod =>
  NAMED_PERIODS.find((known) => known === periode) ?? "ce-mois";

/** Days that are typed go before a name. */
export const periodShown = (search: SalesSearch, today: LocalDate): SalesPeriod =>
  search.from || search.to ? periodOf(search, today) : namedPeriod(nameOf(search), today);
