/** The journal of a repair, and what the office adds to it: a status, an urgency, a note, a resumption. */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { toStatusByHand, toUrgency } from "../../../domain/repair/change.ts";
import { parseResumption } from "../../../domain/repair/creation.ts";
import { isJournalItem } from "../../../domain/repair/journal.ts";
import { EventInputRef } from "../../agenda/graphql.ts";
import { loadFormer, type FormerRow } from "../../client/former/store.ts";
import { batched, grouped } from "../../platform/batch.ts";
import { change, whenMade } from "../../platform/change.ts";
import { againIfTaken } from "../../platform/database/violation.ts";
import { builder, demandId, readAtOnce, RefusalRef, type Context } from "../../platform/graphql.ts";
import { changeRepair, type Decide } from "../change.ts";
import { RepairRef } from "../graphql.ts";
import { repairsWithLoan } from "../loan/store.ts";
import { resumeRepair } from "../resume.ts";
import { addNote, changeNote, metStatus } from "./change.ts";
import { itemsOfRepairs, type ItemRow, type RepairRow } from "../store.ts";

const FormerValueRef = builder.objectRef<FormerRow>("FormerValue").implement({
  fields: (t) => ({
    part: t.exposeString("part"),
    before: t.exposeStringList("before"),
    after: t.exposeStringList("after"),
  }),
});

const formerByChange = batched(async (context: Context, ids: string[]) =>
  grouped(await readAtOnce(context, (db) => loadFormer(db, ids)), ({ change_id }) => change_id),
);

const RepairItemRef = builder.objectRef<ItemRow>("RepairItem").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    type: t.exposeString("type"),
    payload: t.expose("payload", { type: "JSON" }),
    // Of a corrected client: the values before and after, unless they were erased.
    former: t.field({
      type: [FormerValueRef],
      resolve: (item, _args, context) => {
        const change_id = changeOf(item);
        return change_id ? formerByChange(context, change_id) : [];
      },
    }),
    author: t.exposeString("author"),
    created_by: t.exposeID("created_by", { nullable: true }),
    created_by_name: t.string({ nullable: true, resolve: (item) => item.created_by_name || null }),
    created_at: t.expose("created_at", { type: "Instant" }),
  }),
});

const changeOf = (item: ItemRow): string | undefined =>
  isJournalItem(item) && item.type === "ClientChanged" ? item.payload.change_id : undefined;

const itemsByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(await readAtOnce(context, (db) => itemsOfRepairs(db, ids)), ({ repair_id }) => repair_id),
);

builder.objectField(RepairRef, "items", (t) =>
  t.field({
    type: [RepairItemRef],
    resolve: ({ id }, _args, context) => itemsByRepair(context, id),
  }),
);

export const RepairResult = builder.unionType("RepairResult", {
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
    args: {
      repair_id: t.arg.id(id),
      status: t.arg.string({ required: true }),
      // What the person saw: another person's status is not replaced unseen.
      from: t.arg.string(),
    },
    resolve: (_root, { repair_id, status, from }, context) =>
      editRepair(context, repair_id, async (repair, db) => {
        const met = metStatus(repair, { from, to: status });
        if (met) return met;
        const hasLoan = (await repairsWithLoan(db, [repair.id])).has(repair.id);
        return toStatusByHand(repair.status, status, { hasLoan });
      }),
  }),
  setRepairUrgency: t.field({
    type: RepairResult,
    args: { repair_id: t.arg.id(id), urgency: t.arg.int({ required: true }) },
    resolve: (_root, { repair_id, urgency }, context) =>
      editRepair(context, repair_id, (repair) => toUrgency(repair.urgency, urgency)),
  }),
  addRepairNote: t.field({
    type: RepairResult,
    args: {
      repair_id: t.arg.id(id),
      description: t.arg.string({ required: true }),
      mentioned: t.arg.idList(),
    },
    resolve: (_root, { repair_id, description, mentioned }, context) => {
      const { shop_id } = context.scope;
      const note = { repair_id: demandId(repair_id), shop_id, description };
      return change<RepairRow | Refusal>(context, "edit-repair", (db, changing) =>
        addNote(db, { ...note, mentioned: (mentioned ?? []).map(String) }, whenMade(changing)),
      );
    },
  }),
  changeRepairNote: t.field({
    type: RepairResult,
    args: {
      repair_id: t.arg.id(id),
      item_id: t.arg.id(id),
      from: t.arg.string({ required: true }),
      description: t.arg.string({ required: true }),
    },
    resolve: (_root, { repair_id, item_id, from, description: to }, context) => {
      const correction = { repair_id: demandId(repair_id), item_id: demandId(item_id), from, to };
      return change<RepairRow | Refusal>(context, "edit-repair", (db, changing) =>
        changeNote(db, correction, changing),
      );
    },
  }),
}));

const editRepair = (context: Context, repair_id: string, decide: Decide) => {
  const id = demandId(repair_id);
  return change<RepairRow | Refusal>(context, "edit-repair", (db, changing) =>
    changeRepair(db, { id, decide }, changing),
  );
};
