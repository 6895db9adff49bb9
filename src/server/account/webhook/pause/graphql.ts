/** Pauses a webhook, or switches it on again: what waited meanwhile leaves. */
import { change, type ChangeContext } from "../../../platform/change.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { builder, demandId } from "../../../platform/graphql.ts";
import { enqueueSending, wakeDeliveries } from "../delivery/store.ts";
import { recordWebhook, WebhookResult } from "../graphql.ts";
import { loadWebhook, setWebhookState, type Webhook } from "../store.ts";

builder.mutationFields((t) => ({
  pauseWebhook: t.field({
    type: WebhookResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      change<Webhook>(context, "manage-keys", (db, changing) =>
        switchTo(db, changing, { id: demandId(id), state: "paused" }),
      ),
  }),
  resumeWebhook: t.field({
    type: WebhookResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      change<Webhook>(context, "manage-keys", async (db, changing) => {
        const webhook = await switchTo(db, changing, { id: demandId(id), state: "on" });
        if (webhook) await wake(db, webhook.id, { ...context.scope, ...changing });
        return webhook;
      }),
  }),
}));

type Switch = { id: string; state: Webhook["state"] };

async function switchTo(
  db: ShopDb,
  changing: ChangeContext,
  { id, state }: Switch,
): Promise<Webhook | undefined> {
  const before = await loadWebhook(db, id);
  const webhook = before && (await setWebhookState(db, id, state));
  if (webhook) await recordWebhook(db, changing, { action: "webhook.changed", webhook, before });
  return webhook;
}

/** What waited while it was paused leaves now. */
async function wake(
  db: ShopDb,
  webhook_id: string,
  { shop_id, at }: Pick<ChangeContext, "at"> & { shop_id: string },
): Promise<void> {
  for (const id of await wakeDeliveries(db, webhook_id, at))
    await enqueueSending(db, { shop_id, id }, at);
}
