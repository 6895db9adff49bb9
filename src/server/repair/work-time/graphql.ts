/** Time spent on a repair, by person. */
import type { Refusal } from "../../../domain/decision.ts";
import { batched, grouped } from "../../platform/batch.ts";
import { change, whenMade, type Verb } from "../../platform/change.ts";
import { againIfTaken } from "../../platform/database/violation.ts";
import { builder, demandId, readAtOnce, type Context } from "../../platform/graphql.ts";
import { RepairRef } from "../graphql.ts";
import { RepairResult } from "../journal/graphql.ts";
import type { RepairRow } from "../store.ts";
import { changeWork, startWork, stopWork } from "./start.ts";
import { timesOfRepairs, type WorkTimeRow } from "./store.ts";

const WorkTimeRef = builder.objectRef<WorkTimeRow>("WorkTime").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    user_id: t.exposeID("user_id"),
    name: t.exposeString("name"),
    started_at: t.expose("started_at", { type: "Instant" }),
    minutes: t.exposeInt("minutes", { nullable: true }),
  }),
});

const timesByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(await readAtOnce(context, (db) => timesOfRepairs(db, ids)), ({ repair_id }) => repair_id),
);

builder.objectField(RepairRef, "work_times", (t) =>
  t.field({ type: [WorkTimeRef], resolve: ({ id }, _args, context) => timesByRepair(context, id) }),
);

const id = { required: true } as const;

builder.mutationFields((t) => ({
  startWork: t.field({
    type: RepairResult,
    args: { id: t.arg.id(id), repair_id: t.arg.id(id) },
    resolve: (_root, { id: work_id, repair_id }, context) => {
      const { shop_id } = context.scope;
      const work = { id: demandId(work_id), repair_id: demandId(repair_id), shop_id };
      // Of two starts at once, the second one finds the timer of the first.
      return againIfTaken(["work_time_running"], () =>
        edit(context, (db, changing) => startWork(db, work, whenMade(changing))),
      );
    },
  }),
  stopWork: t.field({
    type: RepairResult,
    args: { work_id: t.arg.id(id) },
    resolve: (_root, args, context) => {
      const work_id = demandId(args.work_id);
      return edit(context, (db, changing) => stopWork(db, work_id, whenMade(changing)));
    },
  }),
  changeWork: t.field({
    type: RepairResult,
    args: {
      work_id: t.arg.id(id),
      from: t.arg.int({ required: true }),
      minutes: t.arg.int({ required: true }),
    },
    resolve: (_root, { work_id, from, minutes: to }, context) => {
      const correction = { id: demandId(work_id), from, to };
      return edit(context, (db, changing) => changeWork(db, correction, changing));
    },
  }),
}));

const edit = (context: Context, verb: Verb<RepairRow | Refusal>) =>
  change<RepairRow | Refusal>(context, "edit-repair", verb);
