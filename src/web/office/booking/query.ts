import { graphql, type ResultOf } from "../../platform/graphql.ts";
import { refusalParts } from "../../platform/refusal-parts.ts";

export const unusualQuery = graphql(`
  query unusualBookings {
    unusual_bookings {
      repair_id
      reference
      created_at
      state
      held_until
      kind
      public_start_at
      public_end_at
      lastname
      firstname
      email
      phone
    }
  }
`);
export type UnusualBooking = ResultOf<typeof unusualQuery>["unusual_bookings"][number];

export const cancelBookings = graphql(
  `
    mutation cancelBookings($repair_ids: [ID!]!) {
      result: cancelBookings(repair_ids: $repair_ids) {
        __typename
        ... on SettledBookings {
          cancelled
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const keepBookings = graphql(
  `
    mutation keepBookings($repair_ids: [ID!]!) {
      result: keepBookings(repair_ids: $repair_ids) {
        __typename
        ... on SettledBookings {
          kept
          taken
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);
