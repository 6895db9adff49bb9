/** The tasks of the platforms: each sending, and the reading of what is new, in one shop or in all of them. */
import { z } from "zod";
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { Database } from "../../platform/database/open.ts";
import { mintScope } from "../../platform/database/scope.ts";
import type { Log } from "../../platform/log.ts";
import type { Task } from "../../platform/queue/runner.ts";
import { followPlatform, type FollowServices } from "./follow.ts";
import { listenToPlatform, type ListenServices } from "./listen.ts";
import { sendOne, type SendServices } from "./send.ts";
import { connectedShops } from "./store.ts";

const job = z.object({ shop_id: z.uuid(), id: z.uuid() });

/** The task "send-flow", queued with what leaves and for each of its next attempts. */
export const sendFlows =
  (services: SendServices): Task =>
  (payload) => {
    const { shop_id, id } = job.parse(payload);
    return sendOne(services, mintScope(shop_id, { kind: "system" }), id);
  };

const shop = z.object({ shop_id: z.uuid() });

/** The task "follow-platform": soon after something was sent. */
export const followOne =
  (services: FollowServices): Task =>
  (payload) =>
    followPlatform(services, mintScope(shop.parse(payload).shop_id, { kind: "system" }));

type Following = FollowServices &
  ListenServices & {
    database: Pick<Database, "withShop" | "withSystem">;
    log: Pick<Log, "error">;
  };

/** The task "follow-platforms": one that fails does not keep the others from being read. */
export const followPlatforms =
  (services: Following): Task =>
  async () => {
    for (const shop_id of await connectedShops(services.database))
      await followAgain(services, mintScope(shop_id, { kind: "system" })).catch((error: unknown) =>
        services.log.error({ err: error, shop_id }, "a platform is not read"),
      );
  };

/** Reads the flows before it checks the webhook subscriptions: a platform without webhooks must still be read. */
async function followAgain(services: Following, scope: ShopScope): Promise<void> {
  await followPlatform(services, scope);
  await listenToPlatform(services, scope);
}
