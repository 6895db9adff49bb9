/** What a new line costs before it is changed: the price that the shop shows for it. */
import { excludingVat, type Cents } from "../money.ts";
import type { Tariffs } from "../shop/tariffs.ts";
import type { LineKind, VatRate } from "./line.ts";

/** Cents excl. VAT; 0 for what has no price of the shop, as a part. */
export function startingPrice(kind: LineKind, tariffs: Tariffs, vat_rate: VatRate): Cents {
  const incl = SHOWN[kind]?.(tariffs) ?? null;
  return incl === null ? 0 : excludingVat(incl, vat_rate);
}

const SHOWN: Partial<Record<LineKind, (tariffs: Tariffs) => Cents | null>> = {
  labour: ({ hourly_rate_incl }) => hourly_rate_incl,
  travel: ({ travel_incl }) => travel_incl,
};
