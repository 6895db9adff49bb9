import { isRefusal, type Refusal } from "../../domain/decision.ts";
import { failureText } from "../../domain/message/delivery.ts";
import { smsLength } from "../../domain/message/sms/segments.ts";
import { addMinutes } from "../../domain/time.ts";
import { may } from "../../domain/account/permissions.ts";
import { GraphQLError } from "graphql";
import { batched, grouped } from "../platform/batch.ts";
import { change } from "../platform/change.ts";
import { builder, demandId, RefusalRef, type Context } from "../platform/graphql.ts";
import { boundsOf, demandPage } from "../platform/graphql/page.ts";
import { RepairRef } from "../repair/graphql.ts";
import { resendMessage } from "./resend.ts";
import { failedMessages, listMessages, messagesOfRepairs, type MessageRow } from "./store.ts";

const MessageRef = builder.objectRef<MessageRow>("Message").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    channel: t.exposeString("channel"),
    template: t.exposeString("template"),
    recipient: t.exposeString("recipient"),
    subject: t.exposeString("subject"),
    text: t.exposeString("text"),
    // What an SMS is billed by; null for an e-mail.
    segments: t.int({
      nullable: true,
      resolve: ({ channel, text }) => (channel === "sms" ? smsLength(text).segments : null),
    }),
    status: t.exposeString("status"),
    transport: t.exposeString("transport", { nullable: true }),
    attempts: t.exposeInt("attempts"),
    last_error: t.exposeString("last_error"),
    // Why it failed, in words; empty for a letter that waits or left.
    failure: t.string({
      resolve: ({ status, last_error }) => (status === "failed" ? failureText(last_error) : ""),
    }),
    created_at: t.expose("created_at", { type: "Instant" }),
    sent_at: t.expose("sent_at", { type: "Instant", nullable: true }),
    repair_id: t.exposeID("repair_id", { nullable: true }),
  }),
});

const messagesByRepair = batched(async ({ services, scope }: Context, ids: string[]) =>
  grouped(
    await services.database.withShop(scope, (db) => messagesOfRepairs(db, ids), "read"),
    ({ repair_id }) => repair_id,
  ),
);

/** What was said about a repair is part of its sheet, for whoever may read it. */
builder.objectField(RepairRef, "messages", (t) =>
  t.field({
    type: [MessageRef],
    resolve: ({ id }, _args, context) => messagesByRepair(context, id),
  }),
);

/** The whole outbox, letters to the shop included: for its owner and the administrator. */
builder.queryField("messages", (t) =>
  t.field({
    type: [MessageRef],
    args: { first: t.arg.int() },
    resolve: (_root, { first }, { services, scope, me }) => {
      if (!may(me, "read-outbox"))
        throw new GraphQLError("Seul le responsable de l’atelier lit la boîte d’envoi.", {
          extensions: { code: "FORBIDDEN" },
        });
      const bounds = boundsOf({ first });
      return services.database.withShop(
        scope,
        async (db) => demandPage(await listMessages(db, bounds.first)),
        "read",
      );
    },
  }),
);

const DAYS_SHOWN = 30;
const MOST_SHOWN = 50;

/** What the shop must send again, or tell by telephone; letters about no repair are for those who read the outbox. */
builder.queryField("failed_messages", (t) =>
  t.field({
    type: [MessageRef],
    resolve: (_root, _args, { services, scope, me }) => {
      const since = addMinutes(services.clock(), -DAYS_SHOWN * 24 * 60);
      const wanted = { since, first: MOST_SHOWN, all: may(me, "read-outbox") };
      return services.database.withShop(scope, (db) => failedMessages(db, wanted), "read");
    },
  }),
);

const MessageResult = builder.unionType("MessageResult", {
  types: [MessageRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Message"),
});

builder.mutationField("resendMessage", (t) =>
  t.field({
    type: MessageResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => {
      const message_id = demandId(id);
      return change<MessageRow | Refusal>(context, "edit-repair", (db, changing) =>
        resendMessage(db, message_id, changing),
      );
    },
  }),
);
