import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { visitedParts } from "../event/parts.ts";

const hoursParts = graphql(`
  fragment urgentHours on RoundHours {
    user_id
    start_at
    end_at
    trip_duration_before
    trip_duration_after
    trip_is_included_before
    trip_is_included_after
  }
`);

/** Who could make an urgent visit, when, and what it costs the others. */
export const urgentQuery = graphql(
  `
    query urgentChoices($repair_id: ID!) {
      urgentChoices(repair_id: $repair_id) {
        repair {
          ...visitedParts
        }
        kind
        user_id
        start_at
        end_at
        public_start_at
        public_end_at
        trip_duration_before
        trip_duration_after
        cost
        overtime
        keeps
        delays {
          event {
            id
            public_start_at
            public_end_at
            repair {
              id
              client {
                firstname
                lastname
              }
            }
          }
          from {
            ...urgentHours
          }
          to {
            ...urgentHours
          }
          late
        }
      }
    }
  `,
  [hoursParts, visitedParts],
);
export type UrgentChoice = ResultOf<typeof urgentQuery>["urgentChoices"][number];
export type UrgentDelay = UrgentChoice["delays"][number];

export const planUrgentVisit = graphql(`
  mutation planUrgentVisit(
    $input: EventInput!
    $delays: [UrgentDelayInput!]!
    $tell_client: Boolean
  ) {
    result: planUrgentVisit(input: $input, delays: $delays, tell_client: $tell_client) {
      __typename
      ... on Event {
        id
        start_at
        end_at
      }
      ... on Refusal {
        refused
        detail
      }
    }
  }
`);
