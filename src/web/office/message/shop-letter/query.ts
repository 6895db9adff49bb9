import { graphql } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const writeToClient = graphql(
  `
    mutation writeToClient($repair_id: ID!, $text: String!) {
      result: writeToClient(repair_id: $repair_id, text: $text) {
        __typename
        ... on Repair {
          id
          lastUpdateAt
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);
