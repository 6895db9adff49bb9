import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const statusLetterParts = graphql(`
  fragment statusLetterParts on StatusLetter {
    __typename
    status
    enabled
    subject
    text
    sms
    is_default
  }
`);
export type StatusLetterParts = ResultOf<typeof statusLetterParts>;

export const statusLettersQuery = graphql(
  `
    query statusLetters {
      status_letters {
        ...statusLetterParts
      }
    }
  `,
  [statusLetterParts],
);

export const letterExampleQuery = graphql(`
  query letterExample($status: String!) {
    letter_example(status: $status) {
      reference
      values
    }
  }
`);

export const saveStatusLetter = graphql(
  `
    mutation saveStatusLetter($input: StatusLetterInput!) {
      result: saveStatusLetter(input: $input) {
        __typename
        ...statusLetterParts
        ...refusalParts
      }
    }
  `,
  [statusLetterParts, refusalParts],
);
