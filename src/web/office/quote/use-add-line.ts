import { useEffect, useRef } from "react";
import { startingPrice, type LineKind, type QuoteLine } from "../../../domain/quote/line.ts";
import { tariffsOf } from "../../../domain/shop/tariffs.ts";
import { useShop } from "../shop/use-shop.ts";
import { newLine } from "./draft/draft.ts";
import type { QuoteDraftState } from "./draft/use-quote-draft.ts";

/** The label of a new line takes the focus, once it is on screen. */
export function useAddLine(
  { draft: { lines }, change }: Pick<QuoteDraftState, "draft" | "change">,
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
    const unit_price = startingPrice(kind, tariffs, rate);
    const line = { ...newLine(crypto.randomUUID(), kind, rate), unit_price };
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
