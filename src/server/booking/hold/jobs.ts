import { z } from "zod";
import type { Instant } from "../../../domain/time.ts";
import type { Database } from "../../platform/database/open.ts";
import { mintScope } from "../../platform/database/scope.ts";
import type { Task } from "../../platform/queue/runner.ts";
import { releaseBooking } from "./release.ts";

type JobServices = { database: Pick<Database, "withShop">; clock: () => Instant };

const job = z.object({ shop_id: z.uuid(), repair_id: z.uuid() });

/** The task "release-booking", queued by each held booking for the end of its time. */
export const releaseHeld =
  ({ database, clock }: JobServices): Task =>
  async (payload) => {
    const { shop_id, repair_id } = job.parse(payload);
    const scope = mintScope(shop_id, { kind: "system" });
    await database.withShop(scope, (db) => releaseBooking(db, repair_id, clock()));
  };
