/** The appliances of clients, and those found by a serial number. */
import { ClientRef, clientById } from "../../client/graphql.ts";
import { batched, grouped, keyed } from "../../platform/batch.ts";
import { builder, notFound, type Context } from "../../platform/graphql.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { FileRef, filesByRecipient } from "../../file/graphql.ts";
import {
  appliancesBySerial,
  appliancesOfClients,
  loadAppliances,
  type ApplianceRow,
} from "./store.ts";

const read = <Value>({ services, scope }: Context, load: (db: ShopDb) => Promise<Value>) =>
  services.database.withShop(scope, load, "read");

const appliancesByClient = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => appliancesOfClients(db, ids)), ({ client_id }) => client_id),
);
export const applianceById = batched(async (context: Context, ids: string[]) =>
  keyed(await read(context, (db) => loadAppliances(db, ids)), ({ id }) => id),
);
const filesByAppliance = filesByRecipient("appliance");

/** `repairs` is added by the noun that has them. */
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

builder.objectFields(ApplianceRef, (t) => ({
  purchased_on: t.expose("purchased_on", { type: "LocalDate", nullable: true }),
  client: t.field({
    type: ClientRef,
    resolve: async ({ client_id }, _args, context) => {
      const client = await clientById(context, client_id);
      if (!client) throw notFound();
      return client;
    },
  }),
  files: t.field({
    type: [FileRef],
    resolve: ({ id }, _args, context) => filesByAppliance(context, id),
  }),
}));

builder.objectField(ClientRef, "appliances", (t) =>
  t.field({
    type: [ApplianceRef],
    resolve: ({ id }, _args, context) => appliancesByClient(context, id),
  }),
);

builder.queryField("appliancesBySerial", (t) =>
  t.field({
    type: [ApplianceRef],
    args: { serial: t.arg.string({ required: true }) },
    resolve: (_root, { serial }, context) => read(context, (db) => appliancesBySerial(db, serial)),
  }),
);
