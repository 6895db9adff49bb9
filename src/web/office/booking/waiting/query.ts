import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const waitingQuery = graphql(`
  query waitingClients {
    waiting_clients {
      part
      since
      public_start_at
      public_end_at
      offered_start_at
      offered_end_at
      offered_until
      repair {
        id
        reference
        client {
          id
          firstname
          lastname
        }
        appliance {
          id
          kind
          name
          brand
          model
        }
      }
    }
  }
`);
export type WaitingClient = ResultOf<typeof waitingQuery>["waiting_clients"][number];

export const removeWaiting = graphql(
  `
    mutation removeWaiting($repair_id: ID!) {
      result: removeWaiting(repair_id: $repair_id) {
        __typename
        ... on Repair {
          id
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);
