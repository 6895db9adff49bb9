/** Repairs as the office reads them, and what it changes on a sheet. */
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import { isImage } from "../../domain/file/file.ts";
import { toNote, toStatus, toUrgency } from "../../domain/repair/change.ts";
import { parseResumption } from "../../domain/repair/creation.ts";
import { epochOf } from "../../domain/time.ts";
import { EventInputRef, EventRef } from "../agenda/graphql.ts";
import { eventsOfRepairs } from "../agenda/store.ts";
import { ClientRef, clientById } from "../client/graphql.ts";
import { batched, grouped, keyed } from "../platform/batch.ts";
import {
  builder,
  demandId,
  notFound,
  readId,
  RefusalRef,
  type Context,
} from "../platform/graphql.ts";
import { change } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { againIfTaken } from "../platform/database/violation.ts";
import { filesByRecipient, FileRef } from "../file/graphql.ts";
import { ApplianceRef, applianceById } from "./appliance/graphql.ts";
import { changeRepair, type Decide } from "./change.ts";
import { listBoard, listLateRepairs, listRepairs, type Board, type StatusCount } from "./list.ts";
import { resumeRepair } from "./resume.ts";
import {
  itemsOfRepairs,
  loadRepairs,
  repairsOfAppliances,
  repairsOfClients,
  type ItemRow,
  type RepairRow,
} from "./store.ts";

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
const eventsByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => eventsOfRepairs(db, ids)), ({ repair_id }) => repair_id),
);
const itemsByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => itemsOfRepairs(db, ids)), ({ repair_id }) => repair_id),
);
const repairsByClient = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => repairsOfClients(db, ids)), ({ client_id }) => client_id),
);

const repairsByAppliance = batched(async (context: Context, ids: string[]) =>
  grouped(
    await read(context, (db) => repairsOfAppliances(db, ids)),
    ({ appliance_id }) => appliance_id,
  ),
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
        appliance_id ? applianceById(context, appliance_id) : null,
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

const StatusCountRef = builder.objectRef<StatusCount>("StatusCount").implement({
  fields: (t) => ({ status: t.exposeString("status"), count: t.exposeInt("count") }),
});

/** A page of the follow-up list, and how many repairs each status has, whichever status is shown. */
const BoardRef = builder.objectRef<Board>("RepairBoard").implement({
  fields: (t) => ({
    counts: t.field({ type: [StatusCountRef], resolve: ({ counts }) => counts }),
    repairs: t.field({ type: [RepairRef], resolve: ({ repairs }) => repairs }),
  }),
});

const LATE_SHOWN = 8;

const LateRef = builder
  .objectRef<{ count: number; repairs: RepairRow[] }>("LateRepairs")
  .implement({
    fields: (t) => ({
      count: t.exposeInt("count"),
      repairs: t.field({ type: [RepairRef], resolve: ({ repairs }) => repairs }),
    }),
  });

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
      skip: t.arg.int(),
    },
    resolve: (_root, filter, context) => read(context, (db) => listRepairs(db, filter)),
  }),
  repair_board: t.field({
    type: BoardRef,
    args: {
      status: t.arg.string(),
      text: t.arg.string(),
      archived: t.arg.boolean(),
      first: t.arg.int(),
      skip: t.arg.int(),
    },
    resolve: (_root, filter, context) => read(context, (db) => listBoard(db, filter)),
  }),
  late_repairs: t.field({
    type: LateRef,
    args: { first: t.arg.int() },
    resolve: (_root, { first }, context) =>
      read(context, (db) =>
        listLateRepairs(db, epochOf(context.services.clock()), first ?? LATE_SHOWN),
      ),
  }),
}));

const RepairResult = builder.unionType("RepairResult", {
  types: [RepairRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Repair"),
});

const id = { required: true } as const;

const ResumeInputRef = builder.inputType("ResumeInput", {
  fields: (t) => ({
    id: t.id(id),
    repair_id: t.id(id),
    intervention_type: t.string({ required: true }),
    where: t.string({ required: true }),
    urgency: t.int({ required: true }),
    items: t.field({ type: "JSON", required: true }),
    event: t.field({ type: EventInputRef }),
  }),
});

builder.mutationFields((t) => ({
  resumeRepair: t.field({
    type: RepairResult,
    args: { input: t.arg({ type: ResumeInputRef, required: true }) },
    resolve: (_root, { input }, context) => {
      const parsed = parseResumption(input);
      if (isRefusal(parsed)) return parsed;
      // Retried once: of two requests that insert the same event, the second one finds it.
      return againIfTaken(["event_pkey"], () =>
        change<RepairRow | Refusal>(context, "edit-repair", (db, changing) =>
          resumeRepair(db, parsed, { ...changing, shop_id: context.scope.shop_id }),
        ),
      );
    },
  }),
  setRepairStatus: t.field({
    type: RepairResult,
    args: { repair_id: t.arg.id(id), status: t.arg.string({ required: true }) },
    resolve: (_root, { repair_id, status }, context) =>
      editRepair(context, repair_id, ({ status: from }) => toStatus(from, status)),
  }),
  setRepairUrgency: t.field({
    type: RepairResult,
    args: { repair_id: t.arg.id(id), urgency: t.arg.int({ required: true }) },
    resolve: (_root, { repair_id, urgency }, context) =>
      editRepair(context, repair_id, (repair) => toUrgency(repair.urgency, urgency)),
  }),
  addRepairNote: t.field({
    type: RepairResult,
    args: { repair_id: t.arg.id(id), description: t.arg.string({ required: true }) },
    resolve: (_root, { repair_id, description }, context) =>
      editRepair(context, repair_id, () => toNote(description)),
  }),
}));

const editRepair = (context: Context, repair_id: string, decide: Decide) => {
  const id = demandId(repair_id);
  return change<RepairRow | Refusal>(context, "edit-repair", (db, changing) =>
    changeRepair(db, { id, decide }, changing),
  );
};
