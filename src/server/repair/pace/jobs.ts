/** What the shop's real visits teach of its trips, computed again each night. */
import { learnPace, realTrips } from "../../../domain/agenda/pace/pace.ts";
import { addMinutes, type Instant } from "../../../domain/time.ts";
import type { Database } from "../../platform/database/open.ts";
import { mintScope } from "../../platform/database/scope.ts";
import type { Task } from "../../platform/queue/runner.ts";
import { loadShop, openShops, setTravelPace } from "../../shop/store.ts";
import { realVisits } from "./store.ts";

type Parts = { database: Pick<Database, "withShop" | "withSystem">; clock: () => Instant };

/** Long enough for a hundred trips, short enough for a new bridge. */
const DAYS = 180;
const DAY_MINUTES = 1440;

/** The task "learn-pace", every night. */
export const learnPaces =
  ({ database, clock }: Parts): Task =>
  async () => {
    const at = clock();
    for (const shop_id of await openShops(database))
      await database.withShop(mintScope(shop_id, { kind: "system" }), async (db) => {
        const shop = await loadShop(db, shop_id);
        if (!shop) return;
        const visits = await realVisits(db, addMinutes(at, -DAYS * DAY_MINUTES));
        const pace = learnPace(realTrips(visits, shop.timezone), at);
        if (pace || shop.travel_pace) await setTravelPace(db, pace);
      });
  };
