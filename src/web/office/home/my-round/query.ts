import { deferrable } from "../../../platform/deferred/deferrable.ts";
import { graphql } from "../../../platform/graphql.ts";

export const arriveMutation = graphql(`
  mutation arriveAtVisit($id: ID!) {
    result: arriveAtVisit(id: $id) {
      __typename
      ... on Event {
        id
        arrived_at
      }
      ... on Refusal {
        refused
      }
    }
  }
`);

export const arriving = deferrable({
  kind: "arriveAtVisit",
  mutation: arriveMutation,
  subject: ({ id }) => `event ${id}`,
});
