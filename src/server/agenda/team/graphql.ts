/** « Toute l’équipe »: who could go to which visit of a day so that all drive less. It is accepted like a round. */
import type { MemberProposal, TeamProposal } from "../../../domain/agenda/team/propose.ts";
import { builder, notFound } from "../../platform/graphql.ts";
import { RoundMoveRef, RoundPlanRef } from "../round/graphql.ts";
import { proposeTeamOrder } from "./propose.ts";

const MemberProposalRef = builder.objectRef<MemberProposal>("MemberProposal").implement({
  fields: (t) => ({
    user_id: t.exposeID("user_id"),
    lat: t.float({ nullable: true, resolve: ({ base }) => base?.lat ?? null }),
    lon: t.float({ nullable: true, resolve: ({ base }) => base?.lon ?? null }),
    before: t.field({ type: RoundPlanRef, resolve: ({ before }) => before }),
    after: t.field({ type: RoundPlanRef, resolve: ({ after }) => after }),
  }),
});

const TeamProposalRef = builder.objectRef<TeamProposal>("TeamProposal").implement({
  fields: (t) => ({
    saved: t.exposeInt("saved"),
    movable: t.exposeInt("movable"),
    members: t.field({ type: [MemberProposalRef], resolve: ({ members }) => members }),
    moves: t.field({ type: [RoundMoveRef], resolve: ({ moves }) => moves }),
  }),
});

builder.queryField("teamProposal", (t) =>
  t.field({
    type: TeamProposalRef,
    args: { date: t.arg({ type: "LocalDate", required: true }) },
    resolve: async (_root, { date }, { services, scope }) => {
      const proposal = await proposeTeamOrder(services, scope, date);
      if (!proposal) throw notFound();
      return proposal;
    },
  }),
);
