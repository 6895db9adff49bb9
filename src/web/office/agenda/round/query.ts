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

export const moveParts = graphql(`
  fragment moveParts on RoundMove {
    event_id
    from {
      user_id
      start_at
      end_at
      trip_duration_before
      trip_duration_after
      trip_is_included_before
      trip_is_included_after
    }
    to {
      user_id
      start_at
      end_at
      trip_duration_before
      trip_duration_after
      trip_is_included_before
      trip_is_included_after
    }
  }
`);
export type RoundMove = ResultOf<typeof moveParts>;

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
          ...moveParts
        }
      }
    }
  `,
  [planParts, moveParts],
);
export type RoundProposal = ResultOf<typeof roundQuery>["roundProposal"];

/** Who goes where, of the whole team. */
export const teamQuery = graphql(
  `
    query teamProposal($date: LocalDate!) {
      teamProposal(date: $date) {
        saved
        movable
        members {
          user_id
          lat
          lon
          before {
            ...planParts
          }
          after {
            ...planParts
          }
        }
        moves {
          ...moveParts
        }
      }
    }
  `,
  [planParts, moveParts],
);
export type TeamProposal = ResultOf<typeof teamQuery>["teamProposal"];

export const reorderRound = graphql(`
  mutation reorderRound($user_id: ID, $moves: [RoundMoveInput!]!) {
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
