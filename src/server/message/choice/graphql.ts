/** What a client takes by e-mail and by SMS, on their record. */
import { isRefusal, refuse } from "../../../domain/decision.ts";
import { isChannel } from "../../../domain/message/choice/choice.ts";
import { ClientRef } from "../../client/graphql.ts";
import { batched, grouped } from "../../platform/batch.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, read, RefusalRef, type Context } from "../../platform/graphql.ts";
import { loadClients, type ClientRow } from "../../client/store.ts";
import { setChoice } from "./set.ts";
import { choicesOf, type MessageChoice } from "./store.ts";

const MessageChoiceRef = builder.objectRef<MessageChoice>("MessageChoice").implement({
  fields: (t) => ({
    channel: t.exposeString("channel"),
    wanted: t.exposeBoolean("wanted"),
    // "office", "link" or "sms".
    via: t.exposeString("via"),
    created_by: t.exposeID("created_by", { nullable: true }),
    created_at: t.expose("created_at", { type: "Instant" }),
  }),
});

const choicesByClient = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => choicesOf(db, ids)), ({ client_id }) => client_id),
);

builder.objectField(ClientRef, "message_choices", (t) =>
  t.field({
    type: [MessageChoiceRef],
    resolve: ({ id }, _args, context) => choicesByClient(context, id),
  }),
);

const ChoiceResult = builder.unionType("MessageChoiceResult", {
  types: [ClientRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Client"),
});

builder.mutationField("setMessageChoice", (t) =>
  t.field({
    type: ChoiceResult,
    args: {
      client_id: t.arg.id({ required: true }),
      channel: t.arg.string({ required: true }),
      wanted: t.arg.boolean({ required: true }),
    },
    resolve: (_root, { channel, wanted, ...args }, context) => {
      if (!isChannel(channel)) return refuse("bad-input", { channel: "Choisissez e-mail ou SMS." });
      const client_id = demandId(args.client_id);
      return change<ClientRow>(context, "edit-client", async (db, changing) => {
        const chosen = await setChoice(db, { client_id, channel, wanted, via: "office" }, changing);
        return chosen && (await loadClients(db, [client_id]))[0];
      });
    },
  }),
);
