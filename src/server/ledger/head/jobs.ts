import { mintScope } from "../../platform/database/scope.ts";
import type { Database } from "../../platform/database/open.ts";
import type { Log } from "../../platform/log.ts";
import type { Task } from "../../platform/queue/runner.ts";
import { pickShops } from "../../shop/store.ts";
import { mailHead, stampHead, type HeadServices } from "./send.ts";

type JobServices = HeadServices & { database: Database; log: Pick<Log, "error"> };

/** The task "send-heads", every night: what fails for one shop, or one way, leaves the others and is tried the night after. */
export const sendHeads =
  (services: JobServices): Task =>
  async () => {
    for (const { id: shop_id } of await pickShops(services.database)) {
      const scope = mintScope(shop_id, { kind: "system" });
      for (const send of [mailHead, stampHead])
        await send(services, scope).catch((error: unknown) =>
          services.log.error({ err: error, shop_id }, "the end of a chain did not leave"),
        );
    }
  };
