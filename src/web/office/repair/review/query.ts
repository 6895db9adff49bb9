import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const reviewParts = graphql(`
  fragment reviewParts on Review {
    __typename
    id
    repair_id
    reference
    stars
    text
    author
    kind
    created_at
    state
    refused_reason
    reported_reason
    answer
  }
`);

export const reviewsQuery = graphql(
  `
    query reviews {
      reviews {
        ...reviewParts
      }
    }
  `,
  [reviewParts],
);
export type ReadReview = ResultOf<typeof reviewsQuery>["reviews"][number];

export const answerReview = graphql(
  `
    mutation answerReview($id: ID!, $text: String!) {
      result: answerReview(id: $id, text: $text) {
        __typename
        ...reviewParts
        ...refusalParts
      }
    }
  `,
  [reviewParts, refusalParts],
);

export const reportReview = graphql(
  `
    mutation reportReview($id: ID!, $reason: String!) {
      result: reportReview(id: $id, reason: $reason) {
        __typename
        ...reviewParts
        ...refusalParts
      }
    }
  `,
  [reviewParts, refusalParts],
);
