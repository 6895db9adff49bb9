/** Hours that were freed, and offers that are over. */
import { z } from "zod";
import { parseInstant, type Instant } from "../../../domain/time.ts";
import type { Database } from "../../platform/database/open.ts";
import { mintScope } from "../../platform/database/scope.ts";
import type { Task } from "../../platform/queue/runner.ts";
import { offerWindow } from "./offer.ts";

type JobServices = { database: Pick<Database, "withShop">; clock: () => Instant; origin: string };

const instant = z.string().transform((text, context): Instant => {
  const read = parseInstant(text);
  if (!read) context.addIssue("no instant");
  return read ?? z.NEVER;
});
const job = z.object({
  shop_id: z.uuid(),
  user_id: z.uuid(),
  start_at: instant,
  end_at: instant,
});

/** The task "offer-window", queued by each change that frees hours, and by each offer for the end of its time. */
export const offerFreed =
  ({ database, clock, origin }: JobServices): Task =>
  async (payload) => {
    const { shop_id, ...freed } = job.parse(payload);
    const scope = mintScope(shop_id, { kind: "system" });
    await database.withShop(scope, (db) => offerWindow(db, freed, { scope, at: clock(), origin }));
  };
