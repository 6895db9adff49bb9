/** The boxes that a client ticks on the shop's screen, from the frozen document. */
import { consentsOf, type Consent } from "../../../domain/quote/consents.ts";
import type { ConclusionPlace } from "../../../domain/quote/evidence.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadShop } from "../../shop/store.ts";
import type { QuoteRow } from "../store.ts";

/** None for a quote that was not sent. */
export async function consentsAt(
  db: ShopDb,
  { shop_id, document }: QuoteRow,
  conclusion_place: ConclusionPlace,
): Promise<Consent[]> {
  const shop = document && (await loadShop(db, shop_id));
  if (!document || !shop) return [];
  return consentsOf(document, { has_cgv: shop.cgv.trim() !== "", conclusion_place });
}
