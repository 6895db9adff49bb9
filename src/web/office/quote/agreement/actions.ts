import { deferrable } from "../../../platform/deferred/deferrable.ts";
import { graphql } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";
import { wholeQuote } from "../query.ts";

export const recordAgreement = graphql(
  `
    mutation recordAgreement($input: AgreementInput!) {
      result: recordAgreement(input: $input) {
        __typename
        ...wholeQuote
        ...refusalParts
      }
    }
  `,
  [wholeQuote, refusalParts],
);

/** The boxes to tick, by where the client signs. */
export const consentsQuery = graphql(`
  query quoteConsents($id: ID!, $conclusion_place: String!, $choices: JSON) {
    quote(id: $id) {
      id
      consents(conclusion_place: $conclusion_place, choices: $choices) {
        key
        text
        required
      }
    }
  }
`);

export const agreementRecorded = deferrable({
  kind: "recordAgreement",
  mutation: recordAgreement,
  subject: ({ input }) => `quote ${input.id}`,
});
