import { categoryOf, type CategoryId } from "../../domain/catalogue/categories.ts";
import type { ShopUser } from "../../domain/shop/shop.ts";
import { isRefusal } from "../../domain/decision.ts";
import { change } from "../platform/change.ts";
import { builder, readId, RefusalRef } from "../platform/graphql.ts";
import { saveSettings } from "./save-settings.ts";
import { loadShop, type StaffedShop } from "./store.ts";

const SkillRef = builder.objectRef<CategoryId>("Skill").implement({
  fields: (t) => ({
    id: t.id({ resolve: (id) => id }),
    name: t.string({ resolve: (id) => categoryOf(id)?.name ?? id }),
  }),
});

export const ShopUserRef = builder.objectRef<ShopUser>("ShopUser").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    firstname: t.exposeString("firstname"),
    lastname: t.exposeString("lastname"),
    role: t.exposeString("role"),
    color: t.exposeString("color"),
    skills: t.field({ type: [SkillRef], resolve: ({ skills }) => skills }),
    bookable: t.exposeBoolean("bookable"),
    working_hours: t.expose("working_hours", { type: "JSON" }),
  }),
});

const ShopAddressRef = builder
  .objectRef<Pick<StaffedShop, "street" | "zipcode" | "city" | "lat" | "lon">>("ShopAddress")
  .implement({
    fields: (t) => ({
      street: t.exposeString("street"),
      zip: t.exposeString("zipcode"),
      city: t.exposeString("city"),
      lat: t.exposeFloat("lat", { nullable: true }),
      lon: t.exposeFloat("lon", { nullable: true }),
    }),
  });

/** `clients` is added by the noun that has them. */
export const RepairShopRef = builder.objectRef<StaffedShop>("RepairShop").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    status: t.exposeString("status"),
    logo_url: t.exposeString("logo_url", { nullable: true }),
    address: t.field({ type: ShopAddressRef, resolve: (shop) => shop }),
    addresses: t.field({ type: [ShopAddressRef], resolve: (shop) => [shop] }),
    zipcode: t.exposeString("zipcode"),
    slug: t.exposeString("slug"),
    timezone: t.exposeString("timezone"),
    phone: t.exposeString("phone"),
    email: t.exposeString("email"),
    opening_hours: t.expose("opening_hours", { type: "JSON" }),
    booking_rules: t.expose("booking_rules", { type: "JSON" }),
    tariffs: t.expose("tariffs", { type: "JSON" }),
    vat_regime: t.exposeString("vat_regime"),
    signature_code: t.exposeBoolean("signature_code"),
    users: t.field({ type: [ShopUserRef], resolve: ({ users }) => users }),
  }),
});

builder.queryField("repair_shop", (t) =>
  t.field({
    type: RepairShopRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { services, scope }) => {
      const shop_id = readId(id);
      return services.database.withShop(scope, (db) => loadShop(db, shop_id), "read");
    },
  }),
);

const SettingsInput = builder.inputType("ShopSettingsInput", {
  fields: (t) => ({ signature_code: t.boolean() }),
});

const SettingsResult = builder.unionType("ShopSettingsResult", {
  types: [RepairShopRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "RepairShop"),
});

builder.mutationField("saveShopSettings", (t) =>
  t.field({
    type: SettingsResult,
    args: { input: t.arg({ type: SettingsInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const { shop_id } = context.scope;
      const settings = { signature_code: input.signature_code ?? undefined };
      return change(context, "edit-settings", (db, changing) =>
        saveSettings(db, { ...settings, shop_id }, changing),
      );
    },
  }),
);
