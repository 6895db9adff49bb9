import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { slotParts, visitedParts } from "../event/parts.ts";

const fillingParts = graphql(
  `
    fragment fillingParts on GapFilling {
      kind
      repair {
        ...visitedParts
      }
      slot {
        ...slotParts
      }
      near {
        id
        where
        repair {
          ...visitedParts
        }
      }
    }
  `,
  [slotParts, visitedParts],
);
export type Filling = ResultOf<typeof fillingParts>;

export const gapQuery = graphql(
  `
    query gapFillings($date: LocalDate!, $user_ids: [ID!]!) {
      gapFillings(date: $date, user_ids: $user_ids) {
        ...fillingParts
      }
    }
  `,
  [fillingParts],
);

/** Where a repair that waits for a visit would cost the least road. */
export const placesQuery = graphql(
  `
    query repairPlaces($repair_id: ID!) {
      repairPlaces(repair_id: $repair_id) {
        ...fillingParts
      }
    }
  `,
  [fillingParts],
);
