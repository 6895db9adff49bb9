/** A client's machines: whose they are, what was done to them, and the same one found by its serial number. */
import { ClientRef, clientById } from "../../client/graphql.ts";
import { batched, grouped } from "../../platform/batch.ts";
import { builder, notFound, type Context } from "../../platform/graphql.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { ApplianceRef, RepairRef } from "../graphql.ts";
import { appliancesBySerial, appliancesOfClients, repairsOfAppliances } from "./serial.ts";

const read = <Value>({ services, scope }: Context, load: (db: ShopDb) => Promise<Value>) =>
  services.database.withShop(scope, load, "read");

const appliancesByClient = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => appliancesOfClients(db, ids)), ({ client_id }) => client_id),
);
const repairsByAppliance = batched(async (context: Context, ids: string[]) =>
  grouped(
    await read(context, (db) => repairsOfAppliances(db, ids)),
    ({ appliance_id }) => appliance_id,
  ),
);

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
  repairs: t.field({
    type: [RepairRef],
    resolve: ({ id }, _args, context) => repairsByAppliance(context, id),
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
