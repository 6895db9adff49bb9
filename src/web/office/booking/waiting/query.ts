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

export const visitorsQuery = graphql(`
  query waitingVisitors {
    waiting_visitors {
      id
      name
      phone
      email
      job
      suiting
      since
      offered_start_at
      offered_end_at
      offered_until
    }
  }
`);
export type WaitingVisitor = ResultOf<typeof visitorsQuery>["waiting_visitors"][number];

export const removeVisitor = graphql(
  `
    mutation removeVisitor($visitor_id: ID!) {
      result: removeVisitor(visitor_id: $visitor_id) {
        __typename
        ... on RemovedVisitor {
          id
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

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
