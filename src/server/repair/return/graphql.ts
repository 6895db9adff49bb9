/** A repair that is the return of another one of the same machine. */
import type { Refusal } from "../../../domain/decision.ts";
import { returnedFrom } from "../../../domain/repair/return/link.ts";
import { batched, grouped } from "../../platform/batch.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, readAtOnce, type Context } from "../../platform/graphql.ts";
import { repairById, RepairRef } from "../graphql.ts";
import { RepairResult } from "../journal/graphql.ts";
import { repairsOfAppliances, type RepairRow } from "../store.ts";
import { loadZone } from "../../shop/store.ts";
import { linkRepair } from "./link.ts";

const repairsByAppliance = batched(async (context: Context, ids: string[]) =>
  grouped(
    await readAtOnce(context, (db) => repairsOfAppliances(db, ids)),
    ({ appliance_id }) => appliance_id,
  ),
);

builder.objectFields(RepairRef, (t) => ({
  return_of: t.field({
    type: RepairRef,
    nullable: true,
    resolve: ({ return_of }, _args, context) => (return_of ? repairById(context, return_of) : null),
  }),
  /** The repair that this one may be the return of, while the shop has said nothing. */
  return_proposed: t.field({
    type: RepairRef,
    nullable: true,
    resolve: async (repair, _args, context) => {
      const { appliance_id, return_of } = repair;
      if (!appliance_id || return_of) return null;
      const others = await repairsByAppliance(context, appliance_id);
      // This repair is one of them: alone, it is the return of none.
      if (others.length < 2) return null;
      const zone = await readAtOnce(context, loadZone);
      return returnedFrom(repair, others, zone) ?? null;
    },
  }),
}));

builder.mutationField("linkReturn", (t) =>
  t.field({
    type: RepairResult,
    args: { repair_id: t.arg.id({ required: true }), first_repair_id: t.arg.id() },
    resolve: (_root, { repair_id, first_repair_id }, context) => {
      const return_of = first_repair_id ? demandId(first_repair_id) : null;
      const link = { id: demandId(repair_id), return_of };
      return change<RepairRow | Refusal>(context, "edit-repair", (db, changing) =>
        linkRepair(db, link, changing),
      );
    },
  }),
);
