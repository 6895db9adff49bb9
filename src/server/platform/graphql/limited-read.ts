import { limitConcurrencyByKey } from "../concurrency.ts";
import type { ShopDb } from "../database/scope.ts";
import type { Context } from "../graphql.ts";

/** Reads of a whole shop: more at once would take every connection of the pool. */
const limit = limitConcurrencyByKey(3);

/** A read that is heavy for a large shop: three at once in a shop, the others wait. */
export const readLimited = <Value>(
  { services, scope }: Context,
  load: (db: ShopDb) => Promise<Value>,
): Promise<Value> => limit(scope.shop_id, () => services.database.withShop(scope, load, "read"));
