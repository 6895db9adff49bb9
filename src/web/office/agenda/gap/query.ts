import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { visitedParts } from "../event/parts.ts";

export const gapQuery = graphql(
  `
    query gapFillings($date: LocalDate!, $user_ids: [ID!]!) {
      gapFillings(date: $date, user_ids: $user_ids) {
        kind
        repair {
          ...visitedParts
        }
        slot {
          user_id
          start_at
          end_at
          public_start_at
          public_end_at
          trip_duration_before
          trip_duration_after
          cost
        }
      }
    }
  `,
  [visitedParts],
);
export type Filling = ResultOf<typeof gapQuery>["gapFillings"][number];
