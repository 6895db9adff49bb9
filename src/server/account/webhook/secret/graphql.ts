/** What answers the secret of a webhook, once: its making, and its rotation. */
import { randomUUIDv7 } from "node:crypto";
import { isRefusal, refuse, type Refusal } from "../../../../domain/decision.ts";
import { change } from "../../../platform/change.ts";
import { builder, demandId, RefusalRef } from "../../../platform/graphql.ts";
import { sealText } from "../../../platform/security/sealed-text.ts";
import { parseWanted, recordWebhook, WebhookRef } from "../graphql.ts";
import { insertWebhook, rotateSecret, type Webhook } from "../store.ts";
import { newWebhookSecret } from "./sign.ts";

type WebhookMaking = { webhook: Webhook; secret: string };
const WebhookMakingRef = builder.objectRef<WebhookMaking>("WebhookMaking").implement({
  fields: (t) => ({
    webhook: t.expose("webhook", { type: WebhookRef }),
    secret: t.exposeString("secret"),
  }),
});

const WebhookMakingResult = builder.unionType("WebhookMakingResult", {
  types: [WebhookMakingRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "WebhookMaking"),
});
builder.mutationFields((t) => ({
  makeWebhook: t.field({
    type: WebhookMakingResult,
    args: {
      url: t.arg.string({ required: true }),
      events: t.arg.stringList({ required: true }),
    },
    resolve: (_root, input, context) => {
      const wanted = parseWanted(input, context);
      if (isRefusal(wanted)) return wanted;
      const [id, secret] = [randomUUIDv7(), newWebhookSecret()];
      return change<WebhookMaking | Refusal>(context, "manage-keys", async (db, changing) => {
        const { at, ledgerKey } = changing;
        const sealed = sealText(ledgerKey, secret, id);
        const made = { ...wanted, id, secret: sealed, created_by: context.me.id, at };
        const webhook = await insertWebhook(db, made);
        if (!webhook) return refuse("too-many-webhooks");
        await recordWebhook(db, changing, { action: "webhook.made", webhook });
        return { webhook, secret };
      });
    },
  }),
  rotateWebhookSecret: t.field({
    type: WebhookMakingResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => {
      const [id, secret] = [demandId(args.id), newWebhookSecret()];
      return change<WebhookMaking>(context, "manage-keys", async (db, changing) => {
        const { at, ledgerKey } = changing;
        const webhook = await rotateSecret(db, id, { secret: sealText(ledgerKey, secret, id), at });
        if (!webhook) return undefined;
        await recordWebhook(db, changing, { action: "webhook.rotated", webhook });
        return { webhook, secret };
      });
    },
  }),
}));
