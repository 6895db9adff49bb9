import { useEffect, useRef } from "react";
import type { LineKind, QuoteLine } from "../../../domain/quote/line.ts";
import { atShownPrice, onBasis, type PriceBasis } from "../../../domain/quote/price/price.ts";
import { tariffsOf } from "../../../domain/shop/tariffs.ts";
import { useShop } from "../shop/use-shop.ts";
import { newLine } from "./draft/draft.ts";
import { offeredLine } from "./price-book/offered-line.ts";
import type { QuoteOffers } from "./price-book/query.ts";
import type { QuoteDraftState } from "./draft/use-quote-draft.ts";

type Adding = Pick<QuoteDraftState, "draft" | "change"> & {
  basis: PriceBasis;
  offers: QuoteOffers | undefined;
};

/** The label of a new line takes the focus, once it is on screen. */
export function useAddLine(
  { draft: { lines }, change, basis, offers }: Adding,
  insert: (line: QuoteLine, after: string | undefined) => void,
) {
  const waited = useRef<string>(undefined);
  useEffect(() => {
    if (!waited.current) return;
    const label = document.getElementById(`label-${waited.current}`);
    label?.focus();
    // What is typed replaces the words proposed.
    if (label instanceof HTMLTextAreaElement) label.select();
    waited.current = undefined;
  }, [lines]);
  const tariffs = tariffsOf(useShop()?.tariffs);
  /** In the alternative of the line before it, when that is one. */
  const add = (kind: LineKind, rate: QuoteLine["vat_rate"], after?: QuoteLine) => {
    const plain = atShownPrice(newLine(crypto.randomUUID(), kind, rate), tariffs, basis);
    const line = onBasis(offeredLine(plain, offers), basis);
    waited.current = line.id;
    insert(after?.option ? { ...line, option: after.option } : line, after?.id);
  };
  const addBeside = (id: string) => {
    const copy = crypto.randomUUID();
    waited.current = copy;
    change({ type: "alternative", id, copy });
  };
  return { add, addBeside };
}
