import { isRefusal } from "../../../domain/decision.ts";
import { recordOf } from "../../../domain/record.ts";
import { parsePlan } from "../../../domain/shop/identity/input.ts";
import { IDENTITY_FIELDS } from "../../../domain/shop/identity/identity.ts";
import { change } from "../../platform/change.ts";
import { builder, read, readId } from "../../platform/graphql.ts";
import { CONTACT_READERS, SettingsResult } from "../graphql.ts";
import { locateShop } from "../locate.ts";
import { removePlan, savePlan } from "./plan.ts";
import { listIdentities, type IdentityRow } from "./store.ts";

const ShopIdentityRef = builder.objectRef<IdentityRow>("ShopIdentity").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    valid_from: t.expose("valid_from", { type: "LocalDate" }),
    // Nothing changed: it was taken back before its day.
    changes: t.expose("changes", { type: "JSON" }),
    former: t.expose("former", { type: "JSON" }),
    recorded_at: t.expose("recorded_at", { type: "Instant" }),
    // Empty for an account from outside the shop.
    person: t.exposeString("person"),
  }),
});

builder.queryField("shop_identities", (t) =>
  t.field({
    type: [ShopIdentityRef],
    resolve: (_root, _args, context) => read(context, listIdentities),
  }),
);

const TEXTS = IDENTITY_FIELDS.filter((field) => field !== "address");

const IdentityInput = builder.inputType("ShopIdentityInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    valid_from: t.string({ required: true }),
    ...recordOf(TEXTS, () => t.string()),
    address: t.field({ type: "JSON" }),
    // What the form was opened with, field by field.
    base: t.field({ type: "JSON" }),
  }),
});

builder.mutationFields((t) => ({
  saveShopIdentity: t.field({
    type: SettingsResult,
    args: { input: t.arg({ type: IdentityInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { shop_id } = context.scope;
      const edit = parsePlan(input, CONTACT_READERS);
      if (isRefusal(edit)) return edit;
      const sent = await locateShop(edit.sent, context.services.geocoder);
      return change(context, "edit-settings", (db, changing) =>
        savePlan(db, { ...edit, sent, shop_id }, changing),
      );
    },
  }),
  removeShopIdentity: t.field({
    type: SettingsResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => {
      const { shop_id } = context.scope;
      return change(context, "edit-settings", (db, changing) =>
        removePlan(db, { shop_id, id: readId(id) }, changing),
      );
    },
  }),
}));
