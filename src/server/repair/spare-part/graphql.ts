/** The parts of repairs: those of a sheet, and all that the shop awaits. */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { parseDeliveries, parsePart } from "../../../domain/repair/spare-part/input.ts";
import type { SparePart } from "../../../domain/repair/spare-part/spare-part.ts";
import { dateOf } from "../../../domain/time.ts";
import { batched, grouped } from "../../platform/batch.ts";
import { change } from "../../platform/change.ts";
import { boundsOf, demandPage } from "../../platform/graphql/page.ts";
import {
  builder,
  demandId,
  read,
  readAtOnce,
  RefusalRef,
  type Context,
} from "../../platform/graphql.ts";
import { loadZone } from "../../shop/store.ts";
import { repairById, RepairRef } from "../graphql.ts";
import { RepairResult } from "../journal/graphql.ts";
import type { RepairRow } from "../store.ts";
import { cancelParts, receiveParts } from "./receive.ts";
import { savePart } from "./save.ts";
import { countAwaited, listAwaited, listSuppliers, partsOfRepairs } from "./store.ts";

export const SparePartRef = builder.objectRef<SparePart>("SparePart").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    description: t.exposeString("description"),
    quantity: t.exposeInt("quantity"),
    received: t.exposeInt("received"),
    supplier: t.exposeString("supplier"),
    price: t.exposeInt("price", { nullable: true }),
    expected_on: t.expose("expected_on", { type: "LocalDate", nullable: true }),
    ordered: t.exposeBoolean("ordered"),
    state: t.exposeString("state"),
    repair: t.field({
      type: RepairRef,
      nullable: true,
      resolve: ({ repair_id }, _args, context) => repairById(context, repair_id),
    }),
  }),
});

const partsByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(await readAtOnce(context, (db) => partsOfRepairs(db, ids)), ({ repair_id }) => repair_id),
);

builder.objectField(RepairRef, "spare_parts", (t) =>
  t.field({
    type: [SparePartRef],
    resolve: ({ id }, _args, context) => partsByRepair(context, id),
  }),
);

type AwaitedParts = { awaited: number; late: number; suppliers: string[]; parts: SparePart[] };

const AwaitedPartsRef = builder.objectRef<AwaitedParts>("AwaitedParts").implement({
  fields: (t) => ({
    awaited: t.exposeInt("awaited"),
    late: t.exposeInt("late"),
    suppliers: t.exposeStringList("suppliers"),
    parts: t.field({ type: [SparePartRef], resolve: ({ parts }) => parts }),
  }),
});

const SparePartInput = builder.inputType("SparePartInput", {
  fields: (t) => ({
    description: t.string({ required: true }),
    quantity: t.int({ required: true }),
    supplier: t.string({ required: true }),
    price: t.int(),
    expected_on: t.field({ type: "LocalDate" }),
    ordered: t.boolean({ required: true }),
  }),
});

const DeliveryInput = builder.inputType("PartDeliveryInput", {
  fields: (t) => ({
    part_id: t.id({ required: true }),
    /** Pieces received before, as the author saw them. */
    from: t.int({ required: true }),
    quantity: t.int({ required: true }),
  }),
});

const ChangedPartsRef = builder.objectRef<{ repairs: RepairRow[] }>("ChangedParts").implement({
  fields: (t) => ({ repairs: t.field({ type: [RepairRef], resolve: ({ repairs }) => repairs }) }),
});
const ChangedPartsResult = builder.unionType("ChangedPartsResult", {
  types: [ChangedPartsRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "ChangedParts"),
});

builder.queryFields((t) => ({
  awaited_parts: t.field({
    type: AwaitedPartsRef,
    args: {
      supplier: t.arg.string(),
      late: t.arg.boolean(),
      first: t.arg.int(),
      skip: t.arg.int(),
    },
    resolve: (_root, { supplier, late, ...page }, context) =>
      read(context, async (db) => {
        const zone = await loadZone(db);
        const today = dateOf(context.services.clock(), zone);
        const filter = { supplier: supplier || null, late_on: late ? today : null };
        const [counts, suppliers, parts] = await Promise.all([
          countAwaited(db, today),
          listSuppliers(db),
          listAwaited(db, filter, boundsOf(page)),
        ]);
        return { ...counts, suppliers, parts: demandPage(parts) };
      }),
  }),
}));

const id = { required: true } as const;

builder.mutationFields((t) => ({
  saveSparePart: t.field({
    type: RepairResult,
    args: {
      id: t.arg.id(id),
      repair_id: t.arg.id(id),
      input: t.arg({ type: SparePartInput, required: true }),
      // What the form was opened with; see `mergeEdit`.
      base: t.arg({ type: SparePartInput }),
    },
    resolve: (_root, { id: part_id, repair_id, input, base: opened }, context) => {
      const facts = parsePart(input);
      const base = opened ? parsePart(opened) : null;
      if (isRefusal(facts)) return facts;
      if (isRefusal(base)) return base;
      const saved = { id: demandId(part_id), repair_id: demandId(repair_id), facts, base };
      return change<RepairRow | Refusal>(context, "edit-repair", (db, changing) =>
        savePart(db, saved, changing),
      );
    },
  }),
  receiveSpareParts: t.field({
    type: ChangedPartsResult,
    args: { deliveries: t.arg({ type: [DeliveryInput], required: true }) },
    resolve: async (_root, args, context) => {
      const deliveries = parseDeliveries(args.deliveries);
      if (isRefusal(deliveries)) return deliveries;
      return answer(
        await change<RepairRow[] | Refusal>(context, "edit-repair", (db, changing) =>
          receiveParts(db, deliveries, changing),
        ),
      );
    },
  }),
  cancelSparePart: t.field({
    type: ChangedPartsResult,
    args: { part_id: t.arg.id(id) },
    resolve: async (_root, { part_id }, context) => {
      const ids = [demandId(part_id)];
      return answer(
        await change<RepairRow[] | Refusal>(context, "edit-repair", (db, changing) =>
          cancelParts(db, ids, changing),
        ),
      );
    },
  }),
}));

const answer = (changed: RepairRow[] | Refusal) =>
  isRefusal(changed) ? changed : { repairs: changed };
