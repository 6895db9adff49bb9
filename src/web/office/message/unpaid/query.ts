import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const unpaidLetterParts = graphql(`
  fragment unpaidLetterParts on UnpaidLetter {
    __typename
    rung
    audience
    subject
    text
    sms
    is_default
  }
`);
export type UnpaidLetterParts = ResultOf<typeof unpaidLetterParts>;

export const unpaidLettersQuery = graphql(
  `
    query unpaidLetters {
      unpaid_letters {
        ...unpaidLetterParts
      }
      legal_rates {
        from_on
        rate
      }
    }
  `,
  [unpaidLetterParts],
);

export const unpaidExampleQuery = graphql(`
  query unpaidExample($audience: String!) {
    unpaid_example(audience: $audience) {
      reference
      values
    }
  }
`);

export const saveUnpaidLetter = graphql(
  `
    mutation saveUnpaidLetter($input: UnpaidLetterInput!) {
      result: saveUnpaidLetter(input: $input) {
        __typename
        ...unpaidLetterParts
        ...refusalParts
      }
    }
  `,
  [unpaidLetterParts, refusalParts],
);

export const saveLegalRate = graphql(
  `
    mutation saveLegalRate($from_on: LocalDate!, $rate: Int!) {
      result: saveLegalRate(from_on: $from_on, rate: $rate) {
        __typename
        ... on LegalRate {
          from_on
          rate
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);
