/** A day that slips: the new hours proposed, whom they concern, and their acceptance. */
import type { DelayLine, DelayPlan, DelayProposal } from "../../../domain/agenda/delay/propose.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { isRefusal, refuse } from "../../../domain/decision.ts";
import { builder, demandId, readId, RefusalRef } from "../../platform/graphql.ts";
import { changeAgenda, EventRef } from "../graphql.ts";
import { demandMoves, RoundMoveInput, RoundMoveRef } from "../round/graphql.ts";
import { proposeNewHours } from "./propose.ts";
import { writeNewHours } from "./reschedule.ts";

const DelayLineRef = builder.objectRef<DelayLine>("DelayLine").implement({
  fields: (t) => ({
    event: t.field({ type: EventRef, resolve: ({ event }) => event }),
    start_at: t.expose("start_at", { type: "Instant" }),
    end_at: t.expose("end_at", { type: "Instant" }),
    road: t.exposeInt("road"),
    fixed: t.exposeBoolean("fixed"),
    // Minutes past what was announced; of what stays, past its own hour.
    late: t.exposeInt("late"),
    // Whether its client gets the window of this line, which is new.
    told: t.exposeBoolean("told"),
    public_start_at: t.expose("public_start_at", { type: "Instant", nullable: true }),
    public_end_at: t.expose("public_end_at", { type: "Instant", nullable: true }),
    lat: t.float({ nullable: true, resolve: ({ place }) => place?.lat ?? null }),
    lon: t.float({ nullable: true, resolve: ({ place }) => place?.lon ?? null }),
  }),
});

const DelayPlanRef = builder.objectRef<DelayPlan>("DelayPlan").implement({
  fields: (t) => ({
    lines: t.field({ type: [DelayLineRef], resolve: ({ lines }) => lines }),
    left_out: t.field({ type: [EventRef], resolve: ({ left_out }) => left_out }),
    broken: t.exposeInt("broken"),
    late: t.exposeInt("late"),
    road: t.exposeInt("road"),
    back: t.exposeInt("back"),
  }),
});

const DelayProposalRef = builder.objectRef<DelayProposal>("DelayProposal").implement({
  fields: (t) => ({
    event: t.field({ type: EventRef, resolve: ({ underWay }) => underWay }),
    ends_at: t.expose("ends_at", { type: "Instant" }),
    minutes: t.exposeInt("minutes"),
    lat: t.float({ nullable: true, resolve: ({ base }) => base?.lat ?? null }),
    lon: t.float({ nullable: true, resolve: ({ base }) => base?.lon ?? null }),
    // The present order, each visit pushed.
    kept: t.field({ type: DelayPlanRef, resolve: ({ kept }) => kept }),
    after: t.field({ type: DelayPlanRef, resolve: ({ after }) => after }),
    reordered: t.exposeBoolean("reordered"),
    moves: t.field({ type: [RoundMoveRef], resolve: ({ moves }) => moves }),
  }),
});

const LONGEST_MINUTES = 480;

builder.queryField("delayProposal", (t) =>
  t.field({
    type: DelayProposalRef,
    nullable: true,
    args: {
      user_id: t.arg.id({ required: true }),
      // That the technician still needs where they are.
      minutes: t.arg.int(),
    },
    resolve: async (_root, { user_id, minutes }, { services, scope }) => {
      const needed = Math.min(LONGEST_MINUTES, Math.max(0, minutes ?? 0));
      const question = { user_id: readId(user_id), minutes: needed };
      return (await proposeNewHours(services, scope, question)) ?? null;
    },
  }),
);

type NewDay = { events: AgendaEvent[] };
const NewDayRef = builder.objectRef<NewDay>("RescheduledDay").implement({
  fields: (t) => ({ events: t.field({ type: [EventRef], resolve: ({ events }) => events }) }),
});

const NewDayResult = builder.unionType("RescheduleResult", {
  types: [NewDayRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "RescheduledDay"),
});

builder.mutationField("rescheduleDay", (t) =>
  t.field({
    type: NewDayResult,
    args: {
      user_id: t.arg.id({ required: true }),
      moves: t.arg({ type: [RoundMoveInput], required: true }),
      // Those that no longer fit: without a technician, they wait for another day.
      left_out: t.arg.idList({ required: true }),
    },
    resolve: async (_root, { user_id, moves, left_out }, context) => {
      const wanted = {
        user_id: demandId(user_id),
        moves: demandMoves(moves),
        left_out: left_out.map(demandId),
      };
      if (wanted.moves.some(({ to }) => to.user_id !== wanted.user_id)) return refuse("bad-input");
      const events = await changeAgenda(context, (db, announcing) =>
        writeNewHours(db, wanted, announcing),
      );
      return isRefusal(events) ? events : { events };
    },
  }),
);
