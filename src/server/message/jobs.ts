import { z } from "zod";
import { mintScope } from "../platform/database/scope.ts";
import type { Task } from "../platform/queue/runner.ts";
import { sendMessages, type SendServices } from "./send.ts";

/** The e-mails that one change announces together are one task. */
const job = z.object({
  shop_id: z.uuid(),
  message_id: z.uuid().optional(),
  message_ids: z.array(z.uuid()).default([]),
});

/** The task "send-message", queued with every message. */
export const sendMessage =
  (services: SendServices): Task =>
  async (payload) => {
    const { shop_id, message_id, message_ids } = job.parse(payload);
    const ids = message_id === undefined ? message_ids : [message_id, ...message_ids];
    if (ids.length > 0) await sendMessages(services, mintScope(shop_id, { kind: "system" }), ids);
  };
