/** An urgent visit: who could make it, when, at what cost; and its planning. */
import { parseEventInput } from "../../../domain/agenda/event-input.ts";
import type { Delay } from "../../../domain/agenda/urgent/delay.ts";
import { isRefusal, refuse } from "../../../domain/decision.ts";
import { nextVisitKind } from "../../../domain/repair/unplanned/visit-kind.ts";
import {
  changeAgenda,
  eventById,
  EventInputRef,
  EventRef,
  EventResult,
} from "../../agenda/graphql.ts";
import { RoundHoursInput, RoundHoursRef } from "../../agenda/round/graphql.ts";
import { builder, demandId, notFound, readId } from "../../platform/graphql.ts";
import { RepairRef, repairById } from "../graphql.ts";
import { findUrgentChoices, type UrgentChoice } from "./find.ts";
import { planUrgentVisit } from "./plan.ts";

const UrgentDelayRef = builder.objectRef<Delay>("UrgentDelay").implement({
  fields: (t) => ({
    event: t.field({
      type: EventRef,
      nullable: true,
      resolve: ({ event_id }, _args, context) => eventById(context, event_id),
    }),
    from: t.field({ type: RoundHoursRef, resolve: ({ from }) => from }),
    to: t.field({ type: RoundHoursRef, resolve: ({ to }) => to }),
    /** Minutes after what was promised to the client. */
    late: t.exposeInt("late"),
  }),
});

const UrgentChoiceRef = builder.objectRef<UrgentChoice>("UrgentChoice").implement({
  fields: (t) => ({
    repair: t.field({ type: RepairRef, resolve: ({ repair }) => repair }),
    kind: t.string({ resolve: ({ repair }) => nextVisitKind(repair) ?? repair.intervention_type }),
    user_id: t.exposeID("user_id"),
    start_at: t.expose("start_at", { type: "Instant" }),
    end_at: t.expose("end_at", { type: "Instant" }),
    public_start_at: t.expose("public_start_at", { type: "Instant" }),
    public_end_at: t.expose("public_end_at", { type: "Instant" }),
    trip_duration_before: t.exposeInt("trip_duration_before"),
    trip_duration_after: t.exposeInt("trip_duration_after"),
    /** Minutes on the road that it adds to the round. */
    cost: t.exposeInt("road"),
    overtime: t.exposeInt("overtime"),
    /** False when a client waits after what was announced, or the technician works longer. */
    keeps: t.exposeBoolean("keeps"),
    delays: t.field({ type: [UrgentDelayRef], resolve: ({ delays }) => delays }),
  }),
});

builder.queryField("urgentChoices", (t) =>
  t.field({
    type: [UrgentChoiceRef],
    args: { repair_id: t.arg.id({ required: true }) },
    resolve: async (_root, { repair_id }, context) => {
      const id = readId(repair_id);
      if (!(await repairById(context, id))) throw notFound();
      return findUrgentChoices(context.services, context.scope, id);
    },
  }),
);

const UrgentDelayInput = builder.inputType("UrgentDelayInput", {
  fields: (t) => ({
    event_id: t.id({ required: true }),
    from: t.field({ type: RoundHoursInput, required: true }),
    to: t.field({ type: RoundHoursInput, required: true }),
    late: t.int({ required: true }),
  }),
});

/** Visits of one day. */
const MOST_DELAYS = 50;
const TOO_MANY = `${MOST_DELAYS} visites décalées au plus à la fois.`;

builder.mutationField("planUrgentVisit", (t) =>
  t.field({
    type: EventResult,
    args: {
      input: t.arg({ type: EventInputRef, required: true }),
      delays: t.arg({ type: [UrgentDelayInput], required: true }),
      // False: the shop tells the clients itself.
      tell_client: t.arg.boolean(),
    },
    resolve: (_root, { input, tell_client, ...args }, context) => {
      if (args.delays.length > MOST_DELAYS) return refuse("bad-input", { delays: TOO_MANY });
      const delays = args.delays.map(({ event_id, from, to, late }) => ({
        event_id: demandId(event_id),
        from: { ...from, user_id: demandId(from.user_id) },
        to: { ...to, user_id: demandId(to.user_id) },
        late,
      }));
      const letters = tell_client === false ? "none" : "queued";
      return changeAgenda(context, async (db, announcing) => {
        const parsed = parseEventInput(input);
        if (isRefusal(parsed)) return parsed;
        return planUrgentVisit(db, { input: parsed, delays }, { ...announcing, letters });
      });
    },
  }),
);
