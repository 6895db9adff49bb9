/** Where the machines stand in the workshop. */
import type { Refusal } from "../../../domain/decision.ts";
import { placeAt } from "../../../domain/repair/place/place.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, read } from "../../platform/graphql.ts";
import { changeRepair } from "../change.ts";
import { RepairRef } from "../graphql.ts";
import { RepairResult } from "../journal/graphql.ts";
import type { RepairRow } from "../store.ts";
import { listPlaces } from "./store.ts";

builder.objectField(RepairRef, "place", (t) => t.exposeString("place"));

builder.queryField("repair_places", (t) =>
  t.stringList({ resolve: (_root, _args, context) => read(context, listPlaces) }),
);

builder.mutationField("setRepairPlace", (t) =>
  t.field({
    type: RepairResult,
    args: {
      repair_id: t.arg.id({ required: true }),
      from: t.arg.string({ required: true }),
      place: t.arg.string({ required: true }),
    },
    resolve: (_root, { repair_id, from, place: to }, context) => {
      const id = demandId(repair_id);
      return change<RepairRow | Refusal>(context, "edit-repair", (db, changing) =>
        changeRepair(db, { id, decide: (repair) => placeAt(repair, { from, to }) }, changing),
      );
    },
  }),
);
