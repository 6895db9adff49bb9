import { parseEmail } from "../../domain/client/email.ts";
import { parsePhone } from "../../domain/client/phone/phone.ts";
import { keysOf, recordOf } from "../../domain/record.ts";
import {
  SHOP_TEXTS,
  type ShopPlace,
  type ShopSettings,
} from "../../domain/shop/settings/fields.ts";
import { parseClosure, parseOpening } from "../../domain/shop/settings/closure.ts";
import { parseSettings } from "../../domain/shop/settings/input.ts";
import { categoryOf, type CategoryId } from "../../domain/catalogue/categories.ts";
import { shopAt } from "../../domain/shop/identity/identity.ts";
import type { ShopUser } from "../../domain/shop/shop.ts";
import { isRefusal } from "../../domain/decision.ts";
import { change } from "../platform/change.ts";
import { builder, demand, read, readId, RefusalRef } from "../platform/graphql.ts";
import { removeClosure } from "./closure/remove.ts";
import { saveClosure } from "./closure/save.ts";
import { locateShop } from "./locate.ts";
import { saveSettings, settingsOf } from "./save-settings.ts";
import { loadShop, type Closure, type StaffedShop } from "./store.ts";

const STRUCTURES = [
  "opening_hours",
  "booking_rules",
  "travel_rules",
  "tariffs",
  "label",
] as const satisfies readonly (keyof ShopSettings)[];

export const SkillRef = builder.objectRef<CategoryId>("Skill").implement({
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

const HoursExceptionRef = builder
  .objectRef<Pick<Closure, "first" | "last" | "hours">>("HoursException")
  .implement({
    fields: (t) => ({
      first: t.expose("first", { type: "LocalDate" }),
      last: t.expose("last", { type: "LocalDate" }),
      hours: t.expose("hours", { type: "JSON" }),
    }),
  });

/** `clients` is added by the noun that has them. */
export const RepairShopRef = builder.objectRef<StaffedShop>("RepairShop").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    status: t.exposeString("status"),
    // Where its owner is in opening it: company, trades, hours, prices, page or done.
    onboarding: t.exposeString("onboarding"),
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
    offline_hours: t.exposeInt("offline_hours"),
    // From then on nothing opens for a person without a code or a passkey; null: each person chooses.
    second_factor_from: t.expose("second_factor_from", { type: "LocalDate", nullable: true }),
    // Days that are not as the week says, behind the appointments of the agenda.
    exceptions: t.field({ type: [HoursExceptionRef], resolve: ({ closures }) => [...closures] }),
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

const ShopPlaceRef = builder.objectRef<ShopPlace>("ShopPlace").implement({
  fields: (t) => ({
    street: t.exposeString("street"),
    complement: t.exposeString("complement"),
    zipcode: t.exposeString("zipcode"),
    city: t.exposeString("city"),
    lat: t.exposeFloat("lat", { nullable: true }),
    lon: t.exposeFloat("lon", { nullable: true }),
  }),
});

/** Everything that the owner decides; read by the people of the shop, since most of it is public. */
const ShopSettingsRef = builder.objectRef<StaffedShop>("ShopSettings").implement({
  fields: (t) => ({
    ...recordOf(keysOf(SHOP_TEXTS), (name) => t.exposeString(name)),
    id: t.exposeID("id"),
    vat_regime: t.exposeString("vat_regime"),
    signature_code: t.exposeBoolean("signature_code"),
    offline_hours: t.exposeInt("offline_hours"),
    timezone: t.exposeString("timezone"),
    labels: t.field({ type: ["String"], resolve: ({ labels }) => [...labels] }),
    ...recordOf(STRUCTURES, (name) =>
      t.field({ type: "JSON", resolve: (shop) => settingsOf(shop)[name] }),
    ),
    address: t.field({ type: ShopPlaceRef, resolve: (shop) => settingsOf(shop).address }),
    closures: t.field({ type: [ClosureRef], resolve: ({ closures }) => [...closures] }),
  }),
});

const ClosureRef = builder.objectRef<Closure>("ShopClosure").implement({
  fields: (t) => ({
    first: t.expose("first", { type: "LocalDate" }),
    last: t.expose("last", { type: "LocalDate" }),
    reason: t.exposeString("reason"),
    hours: t.expose("hours", { type: "JSON" }),
  }),
});

builder.queryField("shop_settings", (t) =>
  t.field({
    type: ShopSettingsRef,
    resolve: async (_root, _args, context) =>
      shopAt(
        demand(await read(context, (db) => loadShop(db, context.scope.shop_id))),
        context.services.clock(),
      ),
  }),
);

const SettingsInput = builder.inputType("ShopSettingsInput", {
  fields: (t) => ({
    ...recordOf(keysOf(SHOP_TEXTS), () => t.string()),
    vat_regime: t.string(),
    signature_code: t.boolean(),
    offline_hours: t.int(),
    timezone: t.string(),
    labels: t.stringList(),
    address: t.field({ type: "JSON" }),
    ...recordOf(STRUCTURES, () => t.field({ type: "JSON" })),
    // What the form was opened with, field by field: see `mergeEdit`.
    base: t.field({ type: "JSON" }),
  }),
});

export const SettingsResult = builder.unionType("ShopSettingsResult", {
  types: [ShopSettingsRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "ShopSettings"),
});

export const CONTACT_READERS = { readPhone: parsePhone, readEmail: parseEmail };

builder.mutationField("saveShopSettings", (t) =>
  t.field({
    type: SettingsResult,
    args: { input: t.arg({ type: SettingsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { shop_id } = context.scope;
      const edit = parseSettings(input, CONTACT_READERS);
      if (isRefusal(edit)) return edit;
      const sent = await locateShop(edit.sent, context.services.geocoder);
      return change(context, "edit-settings", (db, changing) =>
        saveSettings(db, { ...edit, sent, shop_id }, changing),
      );
    },
  }),
);

const ClosureInput = builder.inputType("ShopClosureInput", {
  fields: (t) => ({
    first: t.string({ required: true }),
    last: t.string({ required: true }),
    reason: t.string({ required: true }),
  }),
});

builder.mutationField("saveShopClosure", (t) =>
  t.field({
    type: SettingsResult,
    args: { input: t.arg({ type: ClosureInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const closure = parseClosure(input);
      if (isRefusal(closure)) return closure;
      const { shop_id } = context.scope;
      return change(context, "edit-settings", (db, changing) =>
        saveClosure(db, { shop_id, closure: { ...closure, hours: [] } }, changing),
      );
    },
  }),
);

const OpeningInput = builder.inputType("ShopOpeningInput", {
  fields: (t) => ({
    first: t.string({ required: true }),
    last: t.string({ required: true }),
    hours: t.field({ type: "JSON", required: true }),
    reason: t.string({ required: true }),
  }),
});

builder.mutationField("saveShopOpening", (t) =>
  t.field({
    type: SettingsResult,
    args: { input: t.arg({ type: OpeningInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const closure = parseOpening(input);
      if (isRefusal(closure)) return closure;
      const { shop_id } = context.scope;
      return change(context, "edit-settings", (db, changing) =>
        saveClosure(db, { shop_id, closure }, changing),
      );
    },
  }),
);

builder.mutationField("removeShopClosure", (t) =>
  t.field({
    type: SettingsResult,
    args: { first: t.arg({ type: "LocalDate", required: true }) },
    resolve: (_root, { first }, context) => {
      const { shop_id } = context.scope;
      return change(context, "edit-settings", (db, changing) =>
        removeClosure(db, { shop_id, first }, changing),
      );
    },
  }),
);
