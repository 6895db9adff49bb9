/**
 * Stands for the shop of the transaction in a statement: `where c.shop_id = ${SHOP_ID}`. It is sent as a
 * parameter, so that the planner and a database sharded by shop know whose rows are read. The character
 * NUL cannot be part of a text in PostgreSQL: no value is taken for it.
 */
export const SHOP_ID = "\0shop_id";

type Statement = { text: string; values: unknown[] };

/**
 * The statement as it is sent. Without a shop, PostgreSQL reads the one that is set at that moment: a seed
 * writes several shops in one transaction.
 */
export function withShopId(
  text: string,
  parameters: readonly unknown[],
  shop_id: string | null,
): Statement {
  if (shop_id === null && parameters.includes(SHOP_ID)) return withCurrentShop(text, parameters);
  return { text, values: parameters.map((value) => (value === SHOP_ID ? shop_id : value)) };
}

const withCurrentShop = (text: string, parameters: readonly unknown[]): Statement => ({
  text: text.replace(/\$(\d+)/g, (parameter, number) =>
    parameters[Number(number) - 1] === SHOP_ID
      ? `coalesce(${parameter}::uuid, app.shop())`
      : parameter,
  ),
  values: parameters.map((value) => (value === SHOP_ID ? null : value)),
});
