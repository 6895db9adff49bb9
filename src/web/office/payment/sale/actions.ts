import { graphql } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const sellAtCounter = graphql(
  `
    mutation sellAtCounter($input: CounterSaleInput!) {
      result: sellAtCounter(input: $input) {
        __typename
        ... on Invoice {
          id
          reference
          pdf_url
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);
