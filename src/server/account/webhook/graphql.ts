/** The webhooks of the shop, for its owner alone, like its keys: an administrator would keep the secret after leaving. */
import { GraphQLError } from "graphql";
import type { Me } from "../../../domain/account/session.ts";
import { may } from "../../../domain/account/permissions.ts";
import { parseWebhook } from "../../../domain/account/webhook/webhook.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { change } from "../../platform/change.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { builder, demandId, read, RefusalRef, type Context } from "../../platform/graphql.ts";
import type { AuditAction } from "../../../domain/account/audit/action.ts";
import { recordAudit } from "../audit/record.ts";
import { deleteWebhook, listWebhooks, loadWebhook, updateWebhook, type Webhook } from "./store.ts";

export const WebhookRef = builder.objectRef<Webhook>("Webhook").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    url: t.exposeString("url"),
    events: t.exposeStringList("events"),
    // on, paused by the owner, or stopped by us after days of failures.
    state: t.exposeString("state"),
    failing_since: t.expose("failing_since", { type: "Instant", nullable: true }),
    former_until: t.expose("former_until", { type: "Instant", nullable: true }),
    created_at: t.expose("created_at", { type: "Instant" }),
  }),
});

/** Throws for all but the owner. */
export function demandOwner(me: Me): void {
  if (may(me, "manage-keys")) return;
  throw new GraphQLError("Seul le responsable de l’atelier voit ces webhooks.", {
    extensions: { code: "FORBIDDEN" },
  });
}

builder.queryField("webhooks", (t) =>
  t.field({
    type: [WebhookRef],
    resolve: (_root, _args, context) => {
      demandOwner(context.me);
      return read(context, listWebhooks);
    },
  }),
);

export const WebhookResult = builder.unionType("WebhookResult", {
  types: [WebhookRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Webhook"),
});

type Recorded = { action: AuditAction; webhook: Webhook; before?: Webhook };

export function recordWebhook(
  db: ShopDb,
  changing: ChangeContext,
  { action, webhook, before }: Recorded,
) {
  const { url, events, state } = webhook;
  return recordAudit(db, changing, {
    action,
    record: { noun: "webhook", id: webhook.id, name: new URL(url).host.slice(0, 200) },
    ...(before && { before: { url: before.url, events: before.events, state: before.state } }),
    after: { url, events, state },
  });
}

type Wanted = { url: string; events: readonly string[] };
export const parseWanted = (wanted: Wanted, { services }: Context) =>
  parseWebhook(wanted, { isLocalAllowed: services.config.WEBHOOKS_LOCAL });

builder.mutationFields((t) => ({
  changeWebhook: t.field({
    type: WebhookResult,
    args: {
      id: t.arg.id({ required: true }),
      url: t.arg.string({ required: true }),
      events: t.arg.stringList({ required: true }),
    },
    resolve: (_root, { id, ...input }, context) => {
      const wanted = parseWanted(input, context);
      if (isRefusal(wanted)) return wanted;
      return change<Webhook>(context, "manage-keys", async (db, changing) => {
        const before = await loadWebhook(db, demandId(id));
        const webhook = before && (await updateWebhook(db, before.id, wanted));
        if (webhook)
          await recordWebhook(db, changing, { action: "webhook.changed", webhook, before });
        return webhook;
      });
    },
  }),
  removeWebhook: t.field({
    type: WebhookResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      change<Webhook>(context, "manage-keys", async (db, changing) => {
        const webhook = await deleteWebhook(db, demandId(id));
        if (webhook) await recordWebhook(db, changing, { action: "webhook.removed", webhook });
        return webhook;
      }),
  }),
}));
