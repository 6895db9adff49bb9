/** What would fill the free hours of a day, and the places of one repair. */
import type { Filling } from "../../../domain/repair/unplanned/unplanned.ts";
import { nextVisitKind } from "../../../domain/repair/unplanned/visit-kind.ts";
import { epochOf } from "../../../domain/time.ts";
import { EventRef, eventById } from "../../agenda/graphql.ts";
import { FreeSlotRef } from "../../agenda/slots/graphql.ts";
import { builder, notFound, readId } from "../../platform/graphql.ts";
import { RepairRef, repairById } from "../graphql.ts";
import type { RepairRow } from "../store.ts";
import { findFillings, findPlaces } from "./find.ts";

const GapFillingRef = builder.objectRef<Filling<RepairRow>>("GapFilling").implement({
  fields: (t) => ({
    repair: t.field({ type: RepairRef, resolve: ({ repair }) => repair }),
    /** Name of the intervention type that the visit would have. */
    kind: t.string({ resolve: ({ repair }) => nextVisitKind(repair) ?? repair.intervention_type }),
    slot: t.field({ type: FreeSlotRef, resolve: ({ slot }) => slot }),
    /** The appointment of that round that the visit is nearest to. */
    near: t.field({
      type: EventRef,
      nullable: true,
      resolve: ({ near }, _args, context) => (near ? eventById(context, near) : null),
    }),
  }),
});

builder.queryField("gapFillings", (t) =>
  t.field({
    type: [GapFillingRef],
    args: {
      date: t.arg({ type: "LocalDate", required: true }),
      user_ids: t.arg.idList({ required: true }),
      from: t.arg({ type: "Instant" }),
      to: t.arg({ type: "Instant" }),
    },
    resolve: async (_root, { date, user_ids, from, to }, { services, scope }) => {
      const gap = from && to ? { gap: { from: epochOf(from), to: epochOf(to) } } : {};
      const question = { date, user_ids: user_ids.map(readId), ...gap };
      const found = await findFillings(services, scope, question);
      if (!found) throw notFound();
      return found;
    },
  }),
);

builder.queryField("repairPlaces", (t) =>
  t.field({
    type: [GapFillingRef],
    args: { repair_id: t.arg.id({ required: true }) },
    resolve: async (_root, { repair_id }, context) => {
      const id = readId(repair_id);
      if (!(await repairById(context, id))) throw notFound();
      return findPlaces(context.services, context.scope, id);
    },
  }),
);
