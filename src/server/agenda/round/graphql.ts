/** « Réorganiser la journée »: the order proposed for one technician's day, and its acceptance. */
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import type {
  RoundHours,
  RoundLine,
  RoundMove,
  RoundPlan,
} from "../../../domain/agenda/round/plan.ts";
import type { RoundProposal } from "../../../domain/agenda/round/propose.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { builder, demandId, notFound, readId, RefusalRef } from "../../platform/graphql.ts";
import { changeAgenda, EventRef } from "../graphql.ts";
import { proposeOrder } from "./propose.ts";
import { reorderEvents } from "./reorder.ts";

const RoundLineRef = builder.objectRef<RoundLine>("RoundLine").implement({
  fields: (t) => ({
    event: t.field({ type: EventRef, resolve: ({ event }) => event }),
    start_at: t.expose("start_at", { type: "Instant" }),
    end_at: t.expose("end_at", { type: "Instant" }),
    road: t.exposeInt("road"),
    fixed: t.exposeBoolean("fixed"),
    lat: t.float({ nullable: true, resolve: ({ place }) => place?.lat ?? null }),
    lon: t.float({ nullable: true, resolve: ({ place }) => place?.lon ?? null }),
  }),
});

export const RoundPlanRef = builder.objectRef<RoundPlan>("RoundPlan").implement({
  fields: (t) => ({
    lines: t.field({ type: [RoundLineRef], resolve: ({ lines }) => lines }),
    road: t.exposeInt("road"),
    back: t.exposeInt("back"),
  }),
});

export const RoundHoursRef = builder.objectRef<RoundHours>("RoundHours").implement({
  fields: (t) => ({
    user_id: t.exposeID("user_id"),
    start_at: t.expose("start_at", { type: "Instant" }),
    end_at: t.expose("end_at", { type: "Instant" }),
    trip_duration_before: t.exposeInt("trip_duration_before"),
    trip_duration_after: t.exposeInt("trip_duration_after"),
    trip_is_included_before: t.exposeBoolean("trip_is_included_before"),
    trip_is_included_after: t.exposeBoolean("trip_is_included_after"),
  }),
});

export const RoundMoveRef = builder.objectRef<RoundMove>("RoundMove").implement({
  fields: (t) => ({
    event_id: t.exposeID("event_id"),
    from: t.field({ type: RoundHoursRef, resolve: ({ from }) => from }),
    to: t.field({ type: RoundHoursRef, resolve: ({ to }) => to }),
  }),
});

const RoundProposalRef = builder.objectRef<RoundProposal>("RoundProposal").implement({
  fields: (t) => ({
    saved: t.exposeInt("saved"),
    movable: t.exposeInt("movable"),
    lat: t.float({ nullable: true, resolve: ({ base }) => base?.lat ?? null }),
    lon: t.float({ nullable: true, resolve: ({ base }) => base?.lon ?? null }),
    before: t.field({ type: RoundPlanRef, resolve: ({ before }) => before }),
    after: t.field({ type: RoundPlanRef, resolve: ({ after }) => after }),
    moves: t.field({ type: [RoundMoveRef], resolve: ({ moves }) => moves }),
  }),
});

builder.queryField("roundProposal", (t) =>
  t.field({
    type: RoundProposalRef,
    args: {
      user_id: t.arg.id({ required: true }),
      date: t.arg({ type: "LocalDate", required: true }),
    },
    resolve: async (_root, { user_id, date }, { services, scope }) => {
      const proposal = await proposeOrder(services, scope, { user_id: readId(user_id), date });
      if (!proposal) throw notFound();
      return proposal;
    },
  }),
);

export const RoundHoursInput = builder.inputType("RoundHoursInput", {
  fields: (t) => ({
    user_id: t.id({ required: true }),
    start_at: t.field({ type: "Instant", required: true }),
    end_at: t.field({ type: "Instant", required: true }),
    trip_duration_before: t.int({ required: true }),
    trip_duration_after: t.int({ required: true }),
    trip_is_included_before: t.boolean({ required: true }),
    trip_is_included_after: t.boolean({ required: true }),
  }),
});

export const RoundMoveInput = builder.inputType("RoundMoveInput", {
  fields: (t) => ({
    event_id: t.id({ required: true }),
    from: t.field({ type: RoundHoursInput, required: true }),
    to: t.field({ type: RoundHoursInput, required: true }),
  }),
});

export const demandMoves = (moves: readonly RoundMove[]): RoundMove[] =>
  moves.map(({ event_id, from, to }) => ({
    event_id: demandId(event_id),
    from: { ...from, user_id: demandId(from.user_id) },
    to: { ...to, user_id: demandId(to.user_id) },
  }));

type ReorderedRound = { events: AgendaEvent[] };
const ReorderedRoundRef = builder.objectRef<ReorderedRound>("ReorderedRound").implement({
  fields: (t) => ({ events: t.field({ type: [EventRef], resolve: ({ events }) => events }) }),
});

const RoundResult = builder.unionType("RoundResult", {
  types: [ReorderedRoundRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "ReorderedRound"),
});

builder.mutationField("reorderRound", (t) =>
  t.field({
    type: RoundResult,
    args: {
      // Whose round it is, for the audit; a team's has several.
      user_id: t.arg.id(),
      moves: t.arg({ type: [RoundMoveInput], required: true }),
    },
    resolve: async (_root, args, context) => {
      const moves = demandMoves(args.moves);
      const events = await changeAgenda(context, (db, announcing) =>
        reorderEvents(db, moves, announcing),
      );
      return isRefusal(events) ? events : { events };
    },
  }),
);
