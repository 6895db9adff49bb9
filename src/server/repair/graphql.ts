import { EventRef } from "../agenda/graphql.ts";
import { eventsOfRepairs } from "../agenda/store.ts";
import { ClientRef, clientById } from "../client/graphql.ts";
import { batched, grouped, keyed } from "../platform/batch.ts";
import { builder, readId, notFound, type Context } from "../platform/graphql.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import {
  itemsOfRepairs,
  listRepairs,
  loadAppliances,
  loadRepairs,
  repairsOfClients,
  type ApplianceRow,
  type ItemRow,
  type RepairRow,
} from "./store.ts";

export const ApplianceRef = builder.objectRef<ApplianceRow>("Appliance").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    created_at: t.expose("created_at", { type: "Instant" }),
    kind_id: t.exposeString("kind_id"),
    kind: t.exposeString("kind"),
    name: t.exposeString("name"),
    brand: t.exposeString("brand"),
    gtin: t.exposeString("gtin"),
    model: t.exposeString("model"),
    type: t.exposeString("type"),
    serial: t.exposeString("serial"),
    underwarranty: t.exposeBoolean("underwarranty"),
    category: t.exposeString("category"),
    category_id: t.exposeString("category_id"),
  }),
});

const RepairItemRef = builder.objectRef<ItemRow>("RepairItem").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    type: t.exposeString("type"),
    payload: t.expose("payload", { type: "JSON" }),
    author: t.exposeString("author"),
    created_by: t.exposeID("created_by", { nullable: true }),
    created_by_name: t.string({ nullable: true, resolve: (item) => item.created_by_name || null }),
    created_at: t.expose("created_at", { type: "Instant" }),
  }),
});

const read = <Value>({ services, scope }: Context, load: (db: ShopDb) => Promise<Value>) =>
  services.database.withShop(scope, load, "read");

/** Repairs by id, those of a list in one question. */
export const repairById = batched(async (context: Context, ids: string[]) =>
  keyed(await read(context, (db) => loadRepairs(db, ids)), ({ id }) => id),
);
const appliancesById = batched(async (context: Context, ids: string[]) =>
  keyed(await read(context, (db) => loadAppliances(db, ids)), ({ id }) => id),
);
const eventsByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => eventsOfRepairs(db, ids)), ({ repair_id }) => repair_id),
);
const itemsByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => itemsOfRepairs(db, ids)), ({ repair_id }) => repair_id),
);
const repairsByClient = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => repairsOfClients(db, ids)), ({ client_id }) => client_id),
);

/** `quotes`, `invoices` and `messages` are added by the nouns that have them. */
export const RepairRef = builder.objectRef<RepairRow>("Repair").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    sheetid: t.exposeString("sheetid"),
    reference: t.exposeString("reference"),
    status: t.exposeString("status"),
    urgency: t.exposeInt("urgency"),
    archived: t.exposeBoolean("archived"),
    intervention_type: t.exposeString("intervention_type"),
    where: t.exposeString("where"),
    description: t.exposeString("description"),
    created_at: t.expose("created_at", { type: "Instant" }),
    lastUpdateAt: t.expose("lastUpdateAt", { type: "Instant" }),
    statusFrom: t.expose("statusFrom", { type: "Instant" }),
    client: t.field({
      type: ClientRef,
      resolve: async ({ client_id }, _args, context) => {
        const client = await clientById(context, client_id);
        if (!client) throw notFound();
        return client;
      },
    }),
    appliance: t.field({
      type: ApplianceRef,
      nullable: true,
      resolve: ({ appliance_id }, _args, context) =>
        appliance_id ? appliancesById(context, appliance_id) : null,
    }),
    events: t.field({
      type: [EventRef],
      resolve: ({ id }, _args, context) => eventsByRepair(context, id),
    }),
    items: t.field({
      type: [RepairItemRef],
      resolve: ({ id }, _args, context) => itemsByRepair(context, id),
    }),
  }),
});

builder.objectField(EventRef, "repair", (t) =>
  t.field({
    type: RepairRef,
    nullable: true,
    resolve: ({ repair_id }, _args, context) => (repair_id ? repairById(context, repair_id) : null),
  }),
);
builder.objectField(ClientRef, "repairs", (t) =>
  t.field({ type: [RepairRef], resolve: ({ id }, _args, context) => repairsByClient(context, id) }),
);

builder.queryFields((t) => ({
  repair: t.field({
    type: RepairRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => repairById(context, readId(id)),
  }),
  repairs: t.field({
    type: [RepairRef],
    args: {
      status: t.arg.stringList(),
      text: t.arg.string(),
      archived: t.arg.boolean(),
      first: t.arg.int(),
    },
    resolve: (_root, filter, context) => read(context, (db) => listRepairs(db, filter)),
  }),
}));
