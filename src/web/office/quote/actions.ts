import { deferrable } from "../../platform/deferred/deferrable.ts";
import { graphql } from "../../platform/graphql.ts";
import { wholeQuote } from "./query.ts";
import { refusalParts } from "../../platform/refusal-parts.ts";

export const saveQuote = graphql(
  `
    mutation saveQuote($input: QuoteInput!) {
      result: saveQuote(input: $input) {
        __typename
        ...wholeQuote
        ...refusalParts
      }
    }
  `,
  [wholeQuote, refusalParts],
);

export const sendQuote = graphql(
  `
    mutation sendQuote($id: ID!) {
      result: sendQuote(id: $id) {
        __typename
        ...wholeQuote
        ...refusalParts
      }
    }
  `,
  [wholeQuote, refusalParts],
);

export const readyQuote = graphql(
  `
    mutation readyQuote($id: ID!) {
      result: readyQuote(id: $id) {
        __typename
        ...wholeQuote
        ...refusalParts
      }
    }
  `,
  [wholeQuote, refusalParts],
);

export const reviseQuote = graphql(
  `
    mutation reviseQuote($id: ID!) {
      result: reviseQuote(id: $id) {
        __typename
        ...wholeQuote
        ...refusalParts
      }
    }
  `,
  [wholeQuote, refusalParts],
);

export const amendQuote = graphql(
  `
    mutation amendQuote($id: ID!) {
      result: amendQuote(id: $id) {
        __typename
        ...wholeQuote
        ...refusalParts
      }
    }
  `,
  [wholeQuote, refusalParts],
);

export const duplicateQuote = graphql(
  `
    mutation duplicateQuote($id: ID!) {
      result: duplicateQuote(id: $id) {
        __typename
        ...wholeQuote
        ...refusalParts
      }
    }
  `,
  [wholeQuote, refusalParts],
);

export const refuseQuote = graphql(
  `
    mutation refuseQuote($id: ID!, $reason: String!) {
      result: refuseQuote(id: $id, reason: $reason) {
        __typename
        ...wholeQuote
        ...refusalParts
      }
    }
  `,
  [wholeQuote, refusalParts],
);

export const removeAttachment = graphql(
  `
    mutation removeAttachment($id: ID!) {
      result: removeAttachment(id: $id) {
        __typename
        ... on File {
          id
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const quoteSaved = deferrable({
  kind: "saveQuote",
  mutation: saveQuote,
  subject: ({ input }, id) => `quote ${input.id ?? input.new_id ?? id}`,
});
