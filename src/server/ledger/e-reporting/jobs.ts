/** The task "send-reports", every morning: what each shop that chose a rhythm has to report of the period that ended. */
import { periodBefore, rhythmOf } from "../../../domain/ledger/e-reporting/period.ts";
import { dateOf, type Instant } from "../../../domain/time.ts";
import type { Database } from "../../platform/database/open.ts";
import { mintScope, type ShopDb } from "../../platform/database/scope.ts";
import type { Task } from "../../platform/queue/runner.ts";
import { loadShop, openShops } from "../../shop/store.ts";
import { sendReport } from "./send.ts";
import { loadRhythm, reportsFrom } from "./store.ts";

type JobServices = {
  database: Pick<Database, "withShop" | "withSystem">;
  clock: () => Instant;
};

export const sendReports =
  ({ database, clock }: JobServices): Task =>
  async () => {
    for (const shop_id of await openShops(database))
      await database.withShop(mintScope(shop_id, { kind: "system" }), (db) =>
        sendDue(db, shop_id, clock()),
      );
  };

/** The first report alone leaves by itself: the owner looks at a correction before it does. */
async function sendDue(db: ShopDb, shop_id: string, at: Instant): Promise<void> {
  const [shop, chosen] = [await loadShop(db, shop_id), await loadRhythm(db)];
  if (!shop || chosen === null) return;
  const rhythm = rhythmOf(shop.vat_regime, chosen);
  const period = periodBefore(rhythm, dateOf(at, shop.timezone));
  if ((await reportsFrom(db, [period.from])).length > 0) return;
  await sendReport(db, { shop, period }, { at, author: { kind: "system", account_id: null } });
}
