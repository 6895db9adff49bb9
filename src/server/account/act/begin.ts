/** The hour for which an administrator acts for another shop: the server holds it, whatever the browser shows. */
import { isAdmin } from "../../../domain/account/role.ts";
import type { Me } from "../../../domain/account/session.ts";
import { changeContext } from "../../platform/change.ts";
import type { Services } from "../../services.ts";
import { recordAudit } from "../audit/record.ts";
import { beginHour, setHour } from "../session/store.ts";
import { administeredBy } from "../store.ts";

type Needed = Pick<Services, "config" | "database" | "clock" | "ledgerKey">;
type Acting = {
  me: Me & { acting?: Readonly<Record<string, boolean>> };
  token: string | undefined;
  shop_id: string | undefined;
  ip: string;
};

export type ActingState = "own" | "open" | "over";

/**
 * The first request for another shop begins the hour and is written in that shop's audit; once the hour is over, nothing is
 * read or changed until the administrator says to go on.
 */
export async function beginActing(
  services: Needed,
  { me, token, shop_id: named, ip }: Acting,
): Promise<ActingState> {
  const shop_id = named?.toLowerCase();
  if (!shop_id || !token || shop_id === me.shop_id || !isAdmin(me)) return "own";
  const known = me.acting?.[shop_id];
  if (known !== undefined) return known ? "open" : "over";
  const scope = administeredBy(me, shop_id);
  if (!scope || !(await beginHour(services.database, token, shop_id))) return "open";
  const context = changeContext(services, scope, ip);
  const record = { noun: "shop", id: shop_id, name: "" };
  await services.database
    .withShop(scope, (db) => recordAudit(db, context, { action: "acting.started", record }))
    .catch(async (error: unknown) => {
      // What was not recorded has not begun.
      await setHour(services.database, token, { shop_id, goesOn: false }).catch(() => undefined);
      throw error;
    });
  return "open";
}
