/** Months are closed by themselves on the day that the shop chose, the night at the latest. */
import type { Instant } from "../../../domain/time.ts";
import { changeContext } from "../../platform/change.ts";
import { mintScope } from "../../platform/database/scope.ts";
import type { Log } from "../../platform/log.ts";
import type { Task } from "../../platform/queue/runner.ts";
import type { Services } from "../../services.ts";
import { pickShops } from "../../shop/store.ts";
import { saveAnchor } from "../anchor.ts";
import { closeDue } from "./close.ts";

type JobServices = Pick<Services, "database" | "config" | "ledgerKey"> & {
  clock: () => Instant;
  log: Pick<Log, "error">;
};

/** The task "close-books", every night: one shop that fails does not keep the others open. */
export const closeBooks =
  (services: JobServices): Task =>
  async () => {
    for (const { id } of await pickShops(services.database)) {
      const scope = mintScope(id, { kind: "system" });
      await services.database
        .withShop(scope, (db) => closeDue(db, changeContext(services, scope)))
        .then((count) => (count > 0 ? saveAnchor(services, scope) : undefined))
        .catch((error: unknown) =>
          services.log.error({ err: error, shop_id: id }, "the books are not closed"),
        );
    }
  };
