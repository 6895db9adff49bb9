import { graphql, type ResultOf } from "../../../platform/graphql.ts";

/** Whose visits they are is known already: the agenda behind the dialog shows the same day. */
const planParts = graphql(`
  fragment planParts on RoundPlan {
    road
    back
    lines {
      start_at
      end_at
      road
      fixed
      lat
      lon
      event {
        id
      }
    }
  }
`);
export type RoundPlan = ResultOf<typeof planParts>;
export type RoundLine = RoundPlan["lines"][number];

export const roundQuery = graphql(
  `
    query roundProposal($user_id: ID!, $date: LocalDate!) {
      roundProposal(user_id: $user_id, date: $date) {
        saved
        movable
        lat
        lon
        before {
          ...planParts
        }
        after {
          ...planParts
        }
        moves {
          event_id
          from {
            start_at
            end_at
            trip_duration_before
            trip_duration_after
            trip_is_included_before
            trip_is_included_after
          }
          to {
            start_at
            end_at
            trip_duration_before
            trip_duration_after
            trip_is_included_before
            trip_is_included_after
          }
        }
      }
    }
  `,
  [planParts],
);
export type RoundProposal = ResultOf<typeof roundQuery>["roundProposal"];
export type RoundMove = RoundProposal["moves"][number];

export const reorderRound = graphql(`
  mutation reorderRound($user_id: ID!, $moves: [RoundMoveInput!]!) {
    result: reorderRound(user_id: $user_id, moves: $moves) {
      __typename
      ... on ReorderedRound {
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
