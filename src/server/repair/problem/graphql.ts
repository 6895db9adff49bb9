import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { parseApplianceInput } from "../../../domain/repair/appliance/input.ts";
import { faultLine } from "../../../domain/repair/problem.ts";
import { parseProblem } from "../../../domain/repair/problem-input.ts";
import { badInput } from "../../../domain/validation.ts";
import { batched, grouped } from "../../platform/batch.ts";
import { change, type Verb } from "../../platform/change.ts";
import { builder, demandId, readAtOnce, type Context } from "../../platform/graphql.ts";
import { changeAppliance } from "../appliance/change.ts";
import { RepairRef } from "../graphql.ts";
import { RepairResult } from "../journal/graphql.ts";
import { reportsOfRepairs, type RepairRow } from "../store.ts";
import { changeProblem } from "./change.ts";

const reportByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(
    await readAtOnce(context, (db) => reportsOfRepairs(db, ids)),
    ({ repair_id }) => repair_id,
  ),
);

builder.objectField(RepairRef, "fault", (t) =>
  t.string({
    resolve: async ({ id, description }, _args, context) =>
      faultLine(await reportByRepair(context, id), description),
  }),
);

const id = { required: true } as const;

builder.mutationFields((t) => ({
  changeRepairAppliance: t.field({
    type: RepairResult,
    args: {
      repair_id: t.arg.id(id),
      appliance: t.arg({ type: "JSON", required: true }),
      // What the form was opened with; see `mergeEdit`.
      base: t.arg({ type: "JSON" }),
    },
    resolve: (_root, { repair_id, appliance, base: opened }, context) => {
      const given = parseApplianceInput(appliance);
      if (isRefusal(given)) return given;
      if (given.id === null) return NO_ID;
      const base = opened ? parseApplianceInput(opened) : null;
      if (isRefusal(base)) return base;
      const correction = { id: demandId(repair_id), given: { ...given, id: given.id }, base };
      return edit(context, (db, changing) => changeAppliance(db, correction, changing));
    },
  }),
  changeRepairProblem: t.field({
    type: RepairResult,
    args: {
      repair_id: t.arg.id(id),
      tunnel_answer: t.arg({ type: "JSON", required: true }),
      description: t.arg.string({ required: true }),
      base: t.arg({ type: "JSON" }),
    },
    resolve: (_root, { repair_id, base: opened, ...problem }, context) => {
      const report = parseProblem(problem);
      if (isRefusal(report)) return report;
      const base = opened ? parseProblem(opened) : null;
      if (isRefusal(base)) return base;
      const correction = { id: demandId(repair_id), report, base };
      return edit(context, (db, changing) => changeProblem(db, correction, changing));
    },
  }),
}));

/** The screen chooses the id of a new machine: sent twice, it is one machine. */
const NO_ID = badInput({ "appliance.id": "L’identifiant de l’appareil est attendu." });

const edit = (context: Context, verb: Verb<RepairRow | Refusal>) =>
  change<RepairRow | Refusal>(context, "edit-repair", verb);
