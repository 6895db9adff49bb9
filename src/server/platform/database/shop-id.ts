/**
 * Stands for the shop of the transaction in a statement: `where c.shop_id = ${SHOP_ID}`. It is sent as a
 * parameter, so that the planner and a database sharded by shop know whose rows are read. The character
 * NUL cannot be part of a text in PostgreSQL: no value is taken for it.
 */
export const SHOP_ID = "\0shop_id";

/** The parameters as they are sent; null outside the transaction of a shop. */
export function withShopId(parameters: readonly unknown[], shop_id: string | null): unknown[] {
  return parameters.map((value) => {
    if (value !== SHOP_ID) return value;
    if (shop_id === null) throw new Error("this statement names a shop, its transaction has none");
    return shop_id;
  });
}
