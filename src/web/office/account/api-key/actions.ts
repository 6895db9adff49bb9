import { graphql } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const makeApiKey = graphql(
  `
    mutation makeApiKey($name: String!, $scopes: [String!]!) {
      result: makeApiKey(name: $name, scopes: $scopes) {
        __typename
        ... on ApiKeyMaking {
          key
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const revokeApiKey = graphql(
  `
    mutation revokeApiKey($id: ID!) {
      result: revokeApiKey(id: $id) {
        __typename
        ... on ApiKey {
          id
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);
