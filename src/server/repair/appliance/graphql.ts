/** The appliances of clients, and those found by a serial number. */
import { recordOf } from "../../../domain/record.ts";
import { APPLIANCE_TEXT_NAMES, CATALOGUE_FIELDS } from "../../../domain/repair/appliance/fields.ts";
import { ClientRef, clientById } from "../../client/graphql.ts";
import { batched, grouped, keyed } from "../../platform/batch.ts";
import { builder, notFound, readAtOnce, type Context } from "../../platform/graphql.ts";
import { FileRef, filesByRecipient } from "../../file/graphql.ts";
import {
  appliancesBySerial,
  appliancesOfClients,
  loadAppliances,
  type ApplianceRow,
} from "./store.ts";

const appliancesByClient = batched(async (context: Context, ids: string[]) =>
  grouped(
    await readAtOnce(context, (db) => appliancesOfClients(db, ids)),
    ({ client_id }) => client_id,
  ),
);
export const applianceById = batched(async (context: Context, ids: string[]) =>
  keyed(await readAtOnce(context, (db) => loadAppliances(db, ids)), ({ id }) => id),
);
const filesByAppliance = filesByRecipient("appliance");

/** `repairs` is added by the noun that has them. */
export const ApplianceRef = builder.objectRef<ApplianceRow>("Appliance").implement({
  fields: (t) => ({
    ...recordOf(CATALOGUE_FIELDS, (name) => t.exposeString(name)),
    ...recordOf(APPLIANCE_TEXT_NAMES, (name) => t.exposeString(name)),
    id: t.exposeID("id"),
    created_at: t.expose("created_at", { type: "Instant" }),
    underwarranty: t.exposeBoolean("underwarranty"),
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
    resolve: (_root, { serial }, context) =>
      readAtOnce(context, (db) => appliancesBySerial(db, serial)),
  }),
);
