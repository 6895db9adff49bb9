/** The settings of the shop's messages: its ladder of reminders and its silent hours. */
import { isRefusal } from "../../../domain/decision.ts";
import { parseMessageRules, type MessageRules } from "../../../domain/message/rules/rules.ts";
import { change } from "../../platform/change.ts";
import { builder, read, RefusalRef } from "../../platform/graphql.ts";
import { saveMessageRules } from "./save.ts";
import { loadRules } from "./store.ts";

const MessageRulesRef = builder.objectRef<MessageRules>("MessageRules").implement({
  fields: (t) => ({
    rungs: t.field({ type: ["String"], resolve: ({ rungs }) => [...rungs] }),
    // Minutes since midnight, on the shop's clock.
    quiet_from: t.exposeInt("quiet_from"),
    quiet_to: t.exposeInt("quiet_to"),
    // 1 is Monday, 7 is Sunday.
    quiet_days: t.field({ type: ["Int"], resolve: ({ quiet_days }) => [...quiet_days] }),
    unclaimed: t.exposeBoolean("unclaimed"),
    reviews: t.exposeBoolean("reviews"),
    payments: t.exposeBoolean("payments"),
  }),
});

builder.queryField("message_rules", (t) =>
  t.field({ type: MessageRulesRef, resolve: (_root, _args, context) => read(context, loadRules) }),
);

const MessageRulesInput = builder.inputType("MessageRulesInput", {
  fields: (t) => ({
    rungs: t.stringList({ required: true }),
    quiet_from: t.int({ required: true }),
    quiet_to: t.int({ required: true }),
    quiet_days: t.intList({ required: true }),
    // Whether clients are reminded of an appliance to fetch; true when absent.
    unclaimed: t.boolean(),
    // Whether clients are asked for a review; true when absent.
    reviews: t.boolean(),
    // Whether late invoices are reminded by themselves; true when absent.
    payments: t.boolean(),
  }),
});

const MessageRulesResult = builder.unionType("MessageRulesResult", {
  types: [MessageRulesRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "MessageRules"),
});

builder.mutationField("saveMessageRules", (t) =>
  t.field({
    type: MessageRulesResult,
    args: { input: t.arg({ type: MessageRulesInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const rules = parseMessageRules(input);
      if (isRefusal(rules)) return rules;
      const { shop_id } = context.scope;
      return change(context, "edit-settings", (db, changing) =>
        saveMessageRules(db, { shop_id, rules }, changing),
      );
    },
  }),
);
