import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { moveParts } from "../round/query.ts";

const delayPlanParts = graphql(`
  fragment delayPlanParts on DelayPlan {
    broken
    late
    road
    back
    left_out {
      id
    }
    lines {
      start_at
      end_at
      road
      fixed
      late
      told
      public_start_at
      public_end_at
      lat
      lon
      event {
        id
      }
    }
  }
`);
export type DelayPlan = ResultOf<typeof delayPlanParts>;
export type DelayLine = DelayPlan["lines"][number];

export const delayQuery = graphql(
  `
    query delayProposal($user_id: ID!, $minutes: Int!) {
      delayProposal(user_id: $user_id, minutes: $minutes) {
        ends_at
        minutes
        lat
        lon
        reordered
        event {
          id
        }
        kept {
          ...delayPlanParts
        }
        after {
          ...delayPlanParts
        }
        moves {
          ...moveParts
        }
      }
    }
  `,
  [delayPlanParts, moveParts],
);
export type DelayProposal = NonNullable<ResultOf<typeof delayQuery>["delayProposal"]>;

export const rescheduleDay = graphql(`
  mutation rescheduleDay($user_id: ID!, $moves: [RoundMoveInput!]!, $left_out: [ID!]!) {
    result: rescheduleDay(user_id: $user_id, moves: $moves, left_out: $left_out) {
      __typename
      ... on RescheduledDay {
        events {
          id
          start_at
          end_at
        }
      }
      ... on Refusal {
        refused
        detail
      }
    }
  }
`);
