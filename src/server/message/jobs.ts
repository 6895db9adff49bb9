import { z } from "zod";
import type { Instant } from "../../domain/time.ts";
import { gathered } from "../platform/batch.ts";
import type { Database } from "../platform/database/open.ts";
import { mintScope } from "../platform/database/scope.ts";
import type { Task } from "../platform/queue/runner.ts";
import { openShops } from "../shop/store.ts";
import { sendReminders } from "./reminder/send.ts";
import { shopsWithVisits } from "./reminder/store.ts";
import { askReviews } from "./review/ask.ts";
import { sendMessages, type SendServices } from "./send.ts";
import { nudge } from "./silence/store.ts";
import { sendStatusLetter } from "./status-letter/send.ts";
import { remindUnclaimed } from "./unclaimed/remind.ts";
import { remindUnpaid } from "./unpaid/remind.ts";

/** The e-mails that one change announces together are one task. */
const job = z.object({
  shop_id: z.uuid(),
  message_id: z.uuid().optional(),
  message_ids: z.array(z.uuid()).default([]),
});

/**
 * The task "send-message", queued with every message. Tasks of a shop that the queue hands over together read and mark
 * their messages together: two transactions instead of two each.
 */
export function sendMessage(services: SendServices): Task {
  const send = gathered<string>((shop_id, ids) =>
    sendMessages(services, mintScope(shop_id, { kind: "system" }), ids),
  );
  return async (payload) => {
    const { shop_id, message_id, message_ids } = job.parse(payload);
    const ids = message_id === undefined ? message_ids : [message_id, ...message_ids];
    if (ids.length > 0) await send(shop_id, ids);
  };
}

type SweepServices = {
  database: Pick<Database, "withShop" | "withSystem">;
  clock: () => Instant;
  origin: string;
};

/** The task "send-reminders", every five minutes: shops without a visit in the coming days are not entered. */
export const remindClients =
  ({ database, clock, origin }: SweepServices): Task =>
  async () => {
    for (const shop_id of await shopsWithVisits(database, clock())) {
      const scope = mintScope(shop_id, { kind: "system" });
      await sendReminders({ database, scope, at: clock(), origin });
    }
  };

/** The task "remind-unclaimed", every morning. */
export const remindOfAppliances =
  ({ database, clock, origin }: SweepServices): Task =>
  async () => {
    for (const shop_id of await openShops(database)) {
      const scope = mintScope(shop_id, { kind: "system" });
      await remindUnclaimed({ database, scope, at: clock(), origin });
    }
  };

/** The task "remind-unpaid", every morning. */
export const remindLatePayers =
  ({ database, clock, origin, takesCards }: SweepServices & { takesCards: boolean }): Task =>
  async () => {
    for (const shop_id of await openShops(database)) {
      const scope = mintScope(shop_id, { kind: "system" });
      await remindUnpaid({ database, scope, at: clock(), origin, takesCards });
    }
  };

/** The task "ask-reviews", once a day. */
export const askForReviews =
  ({ database, clock, origin }: SweepServices): Task =>
  async () => {
    for (const shop_id of await openShops(database)) {
      const scope = mintScope(shop_id, { kind: "system" });
      await askReviews({ database, scope, at: clock(), origin });
    }
  };

const statusJob = z.object({ shop_id: z.uuid(), repair_id: z.uuid() });

/** The task "send-status-letter", planned by a change of status (app.plan_status_letter). */
export const tellStatus =
  ({
    database,
    clock,
    origin,
  }: Omit<SweepServices, "database"> & {
    database: Pick<Database, "withShop">;
  }): Task =>
  async (payload) => {
    const { shop_id, repair_id } = statusJob.parse(payload);
    const scope = mintScope(shop_id, { kind: "system" });
    await database.withShop(scope, (db) =>
      sendStatusLetter(db, repair_id, { at: clock(), origin }),
    );
  };

/** The task "notify-silences", every morning. */
export const notifySilences =
  ({ database, clock }: Omit<SweepServices, "origin">): Task =>
  async () => {
    for (const shop_id of await openShops(database)) {
      const scope = mintScope(shop_id, { kind: "system" });
      await database.withShop(scope, (db) => nudge(db, clock()));
    }
  };
