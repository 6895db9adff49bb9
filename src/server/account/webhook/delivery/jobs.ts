/** The tasks of the webhooks: each sending, and the nightly removal of what is a month old. */
import { z } from "zod";
import { DELIVERY_DAYS } from "../../../../domain/account/webhook/retry.ts";
import { addMinutes, type Instant } from "../../../../domain/time.ts";
import type { Database } from "../../../platform/database/open.ts";
import { mintScope } from "../../../platform/database/scope.ts";
import type { Task } from "../../../platform/queue/runner.ts";
import { openShops } from "../../../shop/store.ts";
import { sendDelivery, type SendServices } from "./send.ts";
import { forgetDeliveries } from "./store.ts";

const job = z.object({ shop_id: z.uuid(), id: z.uuid() });

/** The task "send-webhook", queued with each delivery and for each of its next attempts. */
export const sendWebhook =
  (services: SendServices): Task =>
  (payload) => {
    const { shop_id, id } = job.parse(payload);
    return sendDelivery(services, mintScope(shop_id, { kind: "system" }), id);
  };

type ForgetServices = {
  database: Pick<Database, "withShop" | "withSystem">;
  clock: () => Instant;
};

const DAY_MINUTES = 1440;

/** The task "forget-webhooks", every night. */
export const forgetWebhooks =
  ({ database, clock }: ForgetServices): Task =>
  async () => {
    const before = addMinutes(clock(), -DELIVERY_DAYS * DAY_MINUTES);
    for (const shop_id of await openShops(database))
      await database.withShop(mintScope(shop_id, { kind: "system" }), (db) =>
        forgetDeliveries(db, before),
      );
  };
