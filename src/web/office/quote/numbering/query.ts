import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const numberingParts = graphql(`
  fragment numberingParts on Numbering {
    __typename
    kind
    year
    prefix
    first
    issued
    next
  }
`);
export type NumberingParts = ResultOf<typeof numberingParts>;

export const numberingsQuery = graphql(
  `
    query numberings {
      numberings {
        ...numberingParts
      }
    }
  `,
  [numberingParts],
);

export const saveNumbering = graphql(
  `
    mutation saveNumbering($input: NumberingInput!) {
      result: saveNumbering(input: $input) {
        __typename
        ...numberingParts
        ...refusalParts
      }
    }
  `,
  [numberingParts, refusalParts],
);
