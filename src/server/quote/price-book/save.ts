/** The shop writes a price of its book, and takes one out. */
import { refuse, type Decision } from "../../../domain/decision.ts";
import type { Price, PriceFacts } from "../../../domain/quote/price-book/price.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { violated } from "../../platform/database/violation.ts";
import { deletePrice, loadPrices, upsertPrice } from "./store.ts";

export type PriceRefusal = "price-reference-taken";
export type PriceToSave = PriceFacts & { id: string; shop_id: string };

/** Idempotent by the id, which the screen chose. */
export async function savePrice(
  db: ShopDb,
  price: PriceToSave,
  { at }: Pick<ChangeContext, "at">,
): Promise<Price | undefined> {
  await upsertPrice(db, { ...price, updated_at: at });
  return (await loadPrices(db, [price.id]))[0];
}

export async function removePrice(db: ShopDb, id: string): Promise<{ id: string } | undefined> {
  return (await deletePrice(db, id)) ? { id } : undefined;
}

/** Two prices of one supplier under one reference: the constraint says no. */
export const orTaken = <Saved>(saving: Promise<Saved>): Promise<Decision<Saved, PriceRefusal>> =>
  saving.catch((error: unknown) => {
    if (violated(error, "price_reference")) return refuse("price-reference-taken");
    throw error;
  });
