import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

/** What « Je suis en route » needs of a visit. */
export const roadParts = graphql(`
  fragment roadParts on Event {
    id
    status
    where
    kind
    repair_id
    arrived_at
    expected_at
  }
`);
export type RoadParts = ResultOf<typeof roadParts>;

export const roadQuery = graphql(
  `
    query road($id: ID!) {
      event(id: $id) {
        ...roadParts
      }
    }
  `,
  [roadParts],
);

export const leaveMutation = graphql(
  `
    mutation leaveForVisit($id: ID!, $minutes: Int, $again: Boolean) {
      result: leaveForVisit(id: $id, minutes: $minutes, again: $again) {
        __typename
        ... on Event {
          ...roadParts
        }
        ...refusalParts
      }
    }
  `,
  [roadParts, refusalParts],
);
