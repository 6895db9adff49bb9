/** Marks the quotes that were not answered in time. */
import { z } from "zod";
import type { Instant } from "../../domain/time.ts";
import type { Database } from "../platform/database/open.ts";
import { mintScope } from "../platform/database/scope.ts";
import type { Task } from "../platform/queue/runner.ts";
import { expireQuoteById } from "./expire.ts";

type JobServices = { database: Pick<Database, "withShop">; clock: () => Instant };

const job = z.object({ shop_id: z.uuid(), quote_id: z.uuid(), version: z.int() });

/** The task "expire-quote", queued by each sending for the morning after its last day. */
export const expireQuote =
  ({ database, clock }: JobServices): Task =>
  async (payload) => {
    const { shop_id, quote_id: id, version } = job.parse(payload);
    const scope = mintScope(shop_id, { kind: "system" });
    await database.withShop(scope, (db) => expireQuoteById(db, { id, version, at: clock() }));
  };
