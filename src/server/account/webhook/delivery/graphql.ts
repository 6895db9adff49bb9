/** What the shop's webhooks were told, and what came back; a test, and what is sent again. */
import { isRefusal } from "../../../../domain/decision.ts";
import { change, type ChangeContext } from "../../../platform/change.ts";
import { leaveForCommit } from "../../../platform/database/before-commit.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { builder, demandId, read, RefusalRef } from "../../../platform/graphql.ts";
import { recordAudit } from "../../audit/record.ts";
import { demandOwner } from "../graphql.ts";
import {
  enqueueSending,
  insertTest,
  listDeliveries,
  loadDelivery,
  replayDelivery,
  type Delivery,
  type WholeDelivery,
} from "./store.ts";

const DeliveryRef = builder.objectRef<Delivery>("WebhookDelivery").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    webhook_id: t.exposeID("webhook_id"),
    // What « webhook-id » carries, at each attempt.
    event_id: t.exposeID("event_id"),
    event: t.exposeString("event"),
    state: t.exposeString("state"),
    attempts: t.exposeInt("attempts"),
    next_at: t.expose("next_at", { type: "Instant", nullable: true }),
    tried_at: t.expose("tried_at", { type: "Instant", nullable: true }),
    status_code: t.exposeInt("status_code", { nullable: true }),
    failure: t.exposeString("failure"),
    // In milliseconds.
    duration: t.exposeInt("duration", { nullable: true }),
    created_at: t.expose("created_at", { type: "Instant" }),
  }),
});

/** What was sent, and the beginning of the answer. */
const ContentRef = builder.objectRef<WholeDelivery>("WebhookContent").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    body: t.exposeString("body", { nullable: true }),
    answer: t.exposeString("answer"),
  }),
});

builder.queryFields((t) => ({
  webhook_deliveries: t.field({
    type: [DeliveryRef],
    args: { webhook_id: t.arg.id(), state: t.arg.string(), before: t.arg.id() },
    resolve: (_root, { webhook_id, state, before }, context) => {
      demandOwner(context.me);
      const filter = {
        webhook_id: webhook_id == null ? null : demandId(webhook_id),
        state: state ?? null,
        before: before == null ? null : demandId(before),
      };
      return read(context, (db) => listDeliveries(db, filter));
    },
  }),
  webhook_delivery: t.field({
    type: ContentRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => {
      demandOwner(context.me);
      return read(context, (db) => loadDelivery(db, demandId(id)));
    },
  }),
}));

const DeliveryResult = builder.unionType("WebhookDeliveryResult", {
  types: [DeliveryRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "WebhookDelivery"),
});

builder.mutationFields((t) => ({
  testWebhook: t.field({
    type: DeliveryResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      change<Delivery>(context, "manage-keys", async (db, changing) =>
        queue(db, changing, {
          shop_id: context.scope.shop_id,
          delivery: await insertTest(db, demandId(id), changing.at),
        }),
      ),
  }),
  replayDelivery: t.field({
    type: DeliveryResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      change<Delivery>(context, "manage-keys", async (db, changing) => {
        const delivery = await replayDelivery(db, demandId(id), changing.at);
        if (delivery)
          await recordAudit(db, changing, {
            action: "webhook.replayed",
            record: { noun: "webhook", id: delivery.webhook_id, name: delivery.event },
          });
        return queue(db, changing, { shop_id: context.scope.shop_id, delivery });
      }),
  }),
}));

type Queued = { shop_id: string; delivery: WholeDelivery | undefined };

async function queue(
  db: ShopDb,
  { at }: ChangeContext,
  { shop_id, delivery }: Queued,
): Promise<Delivery | undefined> {
  if (!delivery) return undefined;
  if (delivery.body === null) leaveForCommit(db, [delivery.event_id]);
  await enqueueSending(db, { shop_id, id: delivery.id }, at);
  return delivery;
}
