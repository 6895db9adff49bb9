import { actsForAnother, selectedShop } from "../../../platform/acting-shop.ts";

/** A download carries no header: the shop that an administrator acts for is in the address. */
export function exportPath(file: string, asked: Record<string, string> = {}): string {
  const shop_id = selectedShop() ?? "";
  const query = new URLSearchParams({ ...asked, ...(actsForAnother() && { shop_id }) });
  return `/api/v1/shops/${shop_id}/export/${file}${query.size > 0 ? `?${query}` : ""}`;
}
