import type { Instant } from "../../../domain/time.ts";
import type { Database } from "../../platform/database/open.ts";
import { mintScope } from "../../platform/database/scope.ts";
import type { Log } from "../../platform/log.ts";
import type { Task } from "../../platform/queue/runner.ts";
import { pickShops } from "../../shop/store.ts";
import { removePastRecordings } from "./remove.ts";

type Removing = {
  database: Database;
  clock: () => Instant;
  log: Pick<Log, "info" | "error">;
};

/** The task "remove-recordings", every night before the sweep, which deletes the bytes that no row names. */
export const removeRecordings =
  ({ database, clock, log }: Removing): Task =>
  async () => {
    for (const { id } of await pickShops(database)) {
      const scope = mintScope(id, { kind: "system" });
      try {
        let removed = 0;
        for (let more = 1; more > 0; removed += more)
          more = await database.withShop(scope, (db) => removePastRecordings(db, clock()));
        if (removed > 0) log.info({ shop_id: id, removed }, "recordings of calls removed");
      } catch (error) {
        log.error({ err: error, shop_id: id }, "the recordings of a shop were not removed");
      }
    }
  };
