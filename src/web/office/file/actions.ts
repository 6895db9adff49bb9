import { graphql } from "../../platform/graphql.ts";
import { refusalParts } from "../../platform/refusal-parts.ts";

export const sharePhoto = graphql(
  `
    mutation sharePhoto($id: ID!, $shared: Boolean!) {
      result: sharePhoto(id: $id, shared: $shared) {
        __typename
        ... on File {
          id
          shared
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const classifyPhoto = graphql(
  `
    mutation classifyPhoto($id: ID!, $tag: String!) {
      result: classifyPhoto(id: $id, tag: $tag) {
        __typename
        ... on File {
          id
          tags
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);
