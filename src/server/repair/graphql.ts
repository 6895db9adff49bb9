/** Repairs as the office reads them. */
import type { DangerCard } from "../../domain/catalogue/safety/card.ts";
import { storedCard } from "../../domain/catalogue/safety/cards.ts";
import { isImage } from "../../domain/file/file.ts";
import { EventRef } from "../agenda/graphql.ts";
import { eventsOfRepairs } from "../agenda/store.ts";
import { ClientRef, clientById } from "../client/graphql.ts";
import { filesByRecipient, FileRef } from "../file/graphql.ts";
import { batched, grouped, keyed } from "../platform/batch.ts";
import { builder, notFound, readAtOnce, readId, type Context } from "../platform/graphql.ts";
import { ApplianceRef, applianceById } from "./appliance/graphql.ts";
import {
  arrivalsOf,
  loadRepairs,
  repairsOfAppliances,
  repairsOfClients,
  type RepairRow,
} from "./store.ts";

/** Repairs by id, those of a list in one query. */
export const repairById = batched(async (context: Context, ids: string[]) =>
  keyed(await readAtOnce(context, (db) => loadRepairs(db, ids)), ({ id }) => id),
);
const eventsByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(
    await readAtOnce(context, (db) => eventsOfRepairs(db, ids)),
    ({ repair_id }) => repair_id,
  ),
);
const repairsByClient = batched(async (context: Context, ids: string[]) =>
  grouped(
    await readAtOnce(context, (db) => repairsOfClients(db, ids)),
    ({ client_id }) => client_id,
  ),
);

const repairsByAppliance = batched(async (context: Context, ids: string[]) =>
  grouped(
    await readAtOnce(context, (db) => repairsOfAppliances(db, ids)),
    ({ appliance_id }) => appliance_id,
  ),
);
const arrivalsByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(await readAtOnce(context, (db) => arrivalsOf(db, ids)), ({ repair_id }) => repair_id),
);

/** What the client was told to do at once; only the sheet asks for the orders. */
const DangerRef = builder.objectRef<DangerCard>("Danger").implement({
  fields: (t) => ({
    word: t.exposeString("word"),
    label: t.exposeString("label"),
    title: t.exposeString("title"),
    advice: t.exposeStringList("advice"),
  }),
});

/** `items`, `quotes`, `invoices` and `messages` are added by the nouns that have them. */
export const RepairRef = builder.objectRef<RepairRow>("Repair").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    sheetid: t.exposeString("sheetid"),
    reference: t.exposeString("reference"),
    status: t.exposeString("status"),
    urgency: t.exposeInt("urgency"),
    danger: t.field({
      type: DangerRef,
      nullable: true,
      resolve: ({ danger, archived }) => (archived ? null : storedCard(danger)),
    }),
    archived: t.exposeBoolean("archived"),
    intervention_type: t.exposeString("intervention_type"),
    where: t.exposeString("where"),
    description: t.exposeString("description"),
    created_at: t.expose("created_at", { type: "Instant" }),
    lastUpdateAt: t.expose("lastUpdateAt", { type: "Instant" }),
    statusFrom: t.expose("statusFrom", { type: "Instant" }),
    technician_id: t.exposeID("technician_id", { nullable: true }),
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
        appliance_id ? applianceById(context, appliance_id) : null,
    }),
    events: t.field({
      type: [EventRef],
      resolve: ({ id }, _args, context) => eventsByRepair(context, id),
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

/** When the technician said to be on the spot; null before. */
builder.objectField(EventRef, "arrived_at", (t) =>
  t.field({
    type: "Instant",
    nullable: true,
    resolve: async ({ id, repair_id }, _args, context) => {
      const arrivals = repair_id ? await arrivalsByRepair(context, repair_id) : [];
      return arrivals.find(({ event_id }) => event_id === id)?.at ?? null;
    },
  }),
);
builder.objectField(ClientRef, "repairs", (t) =>
  t.field({ type: [RepairRef], resolve: ({ id }, _args, context) => repairsByClient(context, id) }),
);

builder.objectField(ApplianceRef, "repairs", (t) =>
  t.field({
    type: [RepairRef],
    resolve: ({ id }, _args, context) => repairsByAppliance(context, id),
  }),
);

const filesByRepair = filesByRecipient("repair");
builder.objectFields(RepairRef, (t) => ({
  photos: t.field({
    type: [FileRef],
    resolve: async ({ id }, _args, context) =>
      (await filesByRepair(context, id)).filter(({ mimetype }) => isImage(mimetype)),
  }),
  documents: t.field({
    type: [FileRef],
    resolve: async ({ id }, _args, context) =>
      (await filesByRepair(context, id)).filter(({ mimetype }) => !isImage(mimetype)),
  }),
}));

builder.queryField("repair", (t) =>
  t.field({
    type: RepairRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => repairById(context, readId(id)),
  }),
);
