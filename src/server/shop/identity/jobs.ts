import { z } from "zod";
import type { Instant } from "../../../domain/time.ts";
import type { Database } from "../../platform/database/open.ts";
import { mintScope } from "../../platform/database/scope.ts";
import type { Task } from "../../platform/queue/runner.ts";
import { openIdentity } from "./apply.ts";

type JobServices = { database: Pick<Database, "withShop">; clock: () => Instant };

const job = z.object({ shop_id: z.uuid() });

/** The task "apply-identity", queued for each day on which a planned change takes effect. */
export const applyIdentity =
  ({ database, clock }: JobServices): Task =>
  async (payload) => {
    const { shop_id } = job.parse(payload);
    const scope = mintScope(shop_id, { kind: "system" });
    await database.withShop(scope, (db) => openIdentity(db, shop_id, clock()));
  };
