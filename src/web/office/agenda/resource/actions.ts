import { graphql } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";
import { resourceParts } from "./query.ts";

export const saveResource = graphql(
  `
    mutation saveResource($input: ResourceInput!) {
      result: saveResource(input: $input) {
        __typename
        ...resourceParts
        ...refusalParts
      }
    }
  `,
  [resourceParts, refusalParts],
);

export const removeResource = graphql(
  `
    mutation removeResource($id: ID!) {
      result: removeResource(id: $id) {
        __typename
        ...resourceParts
        ...refusalParts
      }
    }
  `,
  [resourceParts, refusalParts],
);
