import { mintScope } from "../../platform/database/scope.ts";
import type { Log } from "../../platform/log.ts";
import type { Task } from "../../platform/queue/runner.ts";
import { pickShops } from "../../shop/store.ts";
import { forgetIdle, type Forgetting } from "./forget.ts";

/** The task "forget-clients", every night; a shop that fails does not keep the others from theirs. */
export const forgetClients =
  (services: Forgetting & { log: Pick<Log, "error" | "info"> }): Task =>
  async () => {
    for (const { id } of await pickShops(services.database)) {
      try {
        const night = await forgetIdle(services, mintScope(id, { kind: "system" }));
        if (night.erased > 0) services.log.info({ shop_id: id, ...night }, "idle clients erased");
      } catch (error) {
        services.log.error({ err: error, shop_id: id }, "the retention of a shop failed");
      }
    }
  };
