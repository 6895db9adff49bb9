import { may } from "../../domain/account/permissions.ts";
import { keptSession } from "./session.ts";

/** An administrator says for which shop they ask; anybody else has only one. */
export const headersFor = (shop_id: string | undefined): Record<string, string> => {
  const { session } = keptSession();
  return session && may(session.me, "act-for-shop") && shop_id ? { "x-shop-id": shop_id } : {};
};
