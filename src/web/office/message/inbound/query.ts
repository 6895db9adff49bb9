import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const asideQuery = graphql(`
  query repliesAside {
    replies_aside {
      id
      channel
      sender
      subject
      text
      created_at
      left_out
      files {
        id
        url
        thumbnail
        filename
      }
    }
  }
`);
export type AsideReply = ResultOf<typeof asideQuery>["replies_aside"][number];

export const settleReply = graphql(
  `
    mutation settleReply($id: ID!, $reference: String!) {
      result: settleReply(id: $id, reference: $reference) {
        __typename
        ... on Reply {
          id
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);
